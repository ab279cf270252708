import Foundation
import LayoutSnapshotDataModel
import Testing

/// Which of a model's files is read.
struct DataModelPlaceTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private func write(_ text: String, to name: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func writeVersions(_ names: [String]) throws {
    for name in names {
      try write(
        "<model><entity name=\"\(name)\"/></model>", to: "A.xcdatamodeld/\(name).xcdatamodel/contents")
    }
  }

  private func writeCurrent(_ inner: String) throws {
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>\(inner)</dict></plist>
      """, to: "A.xcdatamodeld/.xccurrentversion")
  }

  private func read(_ name: String = "A.xcdatamodeld") throws -> DataModel {
    try DataModel(at: folder.appendingPathComponent(name).path)
  }

  @Test(
    arguments: [
      ("<key>_XCCurrentVersionName</key><string>A 2.xcdatamodel</string>", "A 2"),
      ("<key>_XCCurrentVersionName</key><string>A.xcdatamodel</string>", "A"),
      // One that is gone, or none, leaves the first by its name.
      ("<key>_XCCurrentVersionName</key><string>A 7.xcdatamodel</string>", "A 10"),
      ("", "A 10"),
    ])
  func versions_areChosenByTheModel(_ text: String, _ name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try writeVersions(["A", "A 10", "A 2"])
    try writeCurrent(text)
    let model = try read()
    #expect(model.entities.map(\.name) == [name])
    #expect(model.name == "A")
    let names = ["A", "A 10", "A 2"].map { "A.xcdatamodeld/\($0).xcdatamodel/contents" }
    #expect(
      DataModelPlace.contents(among: names + ["B.swift"], below: folder.path)
        == ["A.xcdatamodeld/\(name).xcdatamodel/contents"])
  }

  @Test func modelWithoutVersions_isRead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("<model><entity name=\"B\"/></model>", to: "Sub.d/B.xcdatamodel/contents")
    let model = try read("Sub.d/B.xcdatamodel")
    #expect(model.name == "B" && model.entities.count == 1)
    #expect(
      DataModelPlace.contents(among: ["Sub.d/B.xcdatamodel/contents"], below: folder.path)
        == ["Sub.d/B.xcdatamodel/contents"])
  }

  @Test func modelWithoutText_isAProblem() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("", to: "A.xcdatamodeld/A.xcdatamodel/elements")
    let path = folder.appendingPathComponent("A.xcdatamodeld").path
    #expect(throws: DataModelProblem.noVersion(path: path)) { try read() }
    #expect(throws: DataModelProblem.unreadable(path: "/none/contents")) {
      try DataModel(ofContents: "/none/contents")
    }
  }

  @Test(
    arguments: [
      ("A.xcdatamodeld/A 2.xcdatamodel/contents", true), ("B.xcdatamodel/contents", true),
      ("B.xcmappingmodel/contents", false), ("B.xcdatamodel/elements", false), ("contents", false),
    ])
  func contents_areToldByTheirFolder(_ path: String, _ isModel: Bool) {
    #expect(DataModelPlace.isContents(path) == isModel)
  }
}
