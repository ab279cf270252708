import Foundation
import Testing

@testable import LayoutSnapshotProofs
@testable import LayoutSnapshotTesting

/// Views that remember sizes are found on paths through sizes, and the path is made as short as it can be.
@Suite struct RotationTests {
  private func message(on device: Device = .iPhone5, _ make: () -> View) -> String {
    LayoutFindings([LayoutChecks().survivesRotation], on: [device], of: make).message ?? ""
  }

  /// The sizes in the path that a message names.
  private func path(in message: String) throws -> [(width: Int, height: Int)] {
    let start = "The shortest path found that fails \"survives rotation\" with a new view: iPhone5, "
    let line = try #require(message.split(separator: "\n").first { $0.hasPrefix(start) }, "\(message)")
    let names = line.dropFirst(start.count).dropLast().split(separator: ", ")
    #expect(names.last == "iPhone5")
    return try names.dropLast().map { name in
      let sides = name.split(separator: "x").compactMap { Int($0) }
      try #require(sides.count == 2, "\(name)")
      return (sides[0], sides[1])
    }
  }

  @Test func viewThatRemembersARareSize_isFound_andThePathIsThatSize() throws {
    func make() -> View { Remembering([{ (500..<900).contains($0.width) && $0.height > 700 }]) }
    let message = message(make)
    #expect(message.contains("root/box: it was at (0, 0; 10 x 10), and is at (0, 0; 50 x 10) after"))
    let path = try path(in: message)
    #expect(path.count == 1 && (500..<900).contains(path[0].width) && path[0].height > 700)
    // The same everywhere.
    #expect(self.message(make) == message)
    #expect(try LayoutProofs.changesAfterRotation(of: Form(rows: 3), on: .iPhone5).isEmpty)
  }

  @Test func viewThatNeedsTwoSizes_hasAPathOfBoth_inTheirOrder() throws {
    let path = try path(
      in: message {
        Remembering([{ $0.width > 600 && $0.height > 600 }, { $0.width < 700 && $0.height > 600 }])
      })
    #expect(path.count == 2)
    #expect(path[0].width > 600 && path[0].height > 600 && path[1].width < 700 && path[1].height > 600)
  }

  @Test func viewOfAVariable_hasAFailure_butNoPathIfItIsSpoilt() {
    let view = Remembering([{ $0.width > 600 }])
    let found = message { view }
    #expect(found.contains("survives rotation: root/box") && !found.contains("shortest path"))
  }

  @Test func otherDevices_tryOtherPaths() {
    func sizes(_ device: Device) -> [String] { Detours(from: device).ways.flatMap(\.screens).map(\.name) }
    #expect(sizes(.iPhone5) == sizes(.iPhone5))
    #expect(Set(sizes(.iPhone5)).intersection(sizes(.iPhone8)).count < 5)
    // The path to a way has the device's own screen between the ways before.
    let detours = Detours(from: .iPhone5)
    #expect(
      detours.path(to: 1, from: .iPhone5).map(\.name) == ["iPhone5-landscape", "iPhone5", "iPhone4"])
  }
}

/// A view with a box that grows for good once the view has had certain sizes, one after another.
private final class Remembering: Root {
  private lazy var box = add("box")
  private lazy var width = box.widthAnchor.constraint(equalToConstant: 10)
  private lazy var rest = [
    box.leadingAnchor.constraint(equalTo: leadingAnchor), box.topAnchor.constraint(equalTo: topAnchor),
    box.heightAnchor.constraint(equalToConstant: 10), width,
  ]
  private var awaited: [(CGSize) -> Bool]

  init(_ awaited: [(CGSize) -> Bool]) {
    self.awaited = awaited
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    LayoutConstraint.activate(rest)
    if let next = awaited.first, next(bounds.size) { awaited.removeFirst() }
    if awaited.isEmpty { width.constant = 50 }
    super.layoutSubviews()
  }
}
