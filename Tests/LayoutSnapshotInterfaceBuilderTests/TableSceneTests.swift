import Corpus
import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import LayoutSnapshotViews
import TestTools
import Testing

@testable import LayoutSnapshotInterfaceBuilder

private let documents = Corpus("interface-builder")

/// Tables of public documents show what the documents say of them: header and footer, titles of sections, rows with their
/// contents, separators and accessories.
@Suite(.thorough(.needsCorpus), .enabled(if: documents.isPresent, "the corpus folder is absent"))
struct TableSceneTests {
  @Test func tables_ofTheCorpus_showWhatTheirDocumentsSay() throws {
    var shown = Shown()
    for file in files() {
      guard let document = try? InterfaceBuilderDocument(contentsOf: file) else { continue }
      for description in document.scenes where description.hasView {
        let tables = (description.viewElement.map { [$0] + $0.descendants } ?? [])
          .filter { $0.name == "tableView" }
        guard !tables.isEmpty else { continue }
        let scene = try document.scene(description, .canvas(.own))
        try shown.judge(scene, tables, file.lastPathComponent)
        // Titles are views of no document, so the canvas has none. A scene whose containers lead nowhere is none.
        if let scene = try? document.scene(description, LoadingOptions()) {
          shown.judgeTitles(scene, tables, file.lastPathComponent)
        }
      }
    }
    // The corpus has so many; fewer would mean that they are not found.
    #expect(shown.tables > 350 && shown.rows > 700 && shown.titles > 70)
    #expect(shown.accessories > 120 && shown.separators > 600 && shown.contents > 850)
    #expect(shown.missing == [])
    #expect(shown.unseen.count <= 112)
    print("tables \(shown.tables), rows \(shown.rows), titles \(shown.titles), contents \(shown.contents), ")
    print(
      "separators \(shown.separators), accessories \(shown.accessories); empty in the document too:"
    )
    for row in shown.empty { print("  \(row)") }
    print("not to be seen:")
    for part in shown.unseen { print("  \(part)") }
  }

  private func files() -> [URL] {
    let found = FileManager.default.enumerator(at: documents.folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }
}

/// What was found of tables, and what not.
private struct Shown {
  var (tables, rows, titles, contents, separators, accessories) = (0, 0, 0, 0, 0, 0)
  var missing: [String] = []
  /// What cannot be seen, which has reasons in the document: a color like the one behind it, no room, a content over it.
  var unseen: [String] = []
  /// The rows for which the document has no content either.
  var empty: [String] = []

  mutating func judge(_ scene: InterfaceBuilderScene, _ elements: [XMLElement], _ file: String) throws {
    let size = scene.view.frame.size
    // So high that no row lies below the picture.
    let device = Device(
      name: "canvas", width: max(1, size.width), height: max(4000, size.height), scale: Ink.scale)
    let views = Dictionary(
      scene.records.map { ($0.id, $0.view) }, uniquingKeysWith: { first, _ in first })
    _ = try scene.view.layout(on: device)
    for element in elements {
      guard let table = element["id"].flatMap({ views[$0] }) else {
        missing.append("\(file):\(element.location): the table")
        continue
      }
      tables += 1
      // What scrolls out of a table is judged, too.
      table.clipsToBounds = false
      for key in ["tableHeaderView", "tableFooterView"] {
        guard let child = element.children.first(where: { $0["key"] == key }),
          ViewClass.named(child.name) != nil
        else { continue }
        if views[child["id"] ?? ""]?.superview !== table {
          missing.append("\(file):\(child.location): \(key)")
        }
      }
    }
    for element in elements {
      guard let table = element["id"].flatMap({ views[$0] }) else { continue }
      let covers = table.uncover()
      defer { for view in covers { view.isHidden = false } }
      let list = try scene.view.solvedTree(on: device).displayList
      let ink = Ink(picture: Rasterizer.draw(list), root: scene.view)
      for cell in element.descendants where cell.name == "tableViewCell" {
        guard let view = cell["id"].flatMap({ views[$0] }) as? TableViewCell else {
          missing.append("\(file):\(cell.location): the row")
          continue
        }
        judge(view, cell, of: element, ink, "\(file):\(cell.location)")
      }
    }
  }

  mutating func judgeTitles(_ scene: InterfaceBuilderScene, _ elements: [XMLElement], _ file: String) {
    for element in elements {
      guard let table = scene.records.first(where: { $0.id == element["id"] })?.view else { continue }
      judgeTitles(of: element, in: table, file)
    }
  }

  private mutating func judgeTitles(of element: XMLElement, in table: View, _ file: String) {
    let titles = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
    for section in element.child("sections").map({ Array($0.children) }) ?? [] {
      guard section.child("cells")?.children.contains(where: { $0.name == "tableViewCell" }) == true else {
        continue
      }
      for key in ["headerTitle", "footerTitle"] {
        guard let text = section[key], !text.isEmpty else { continue }
        self.titles += 1
        let found = titles.first { $0.textLabel?.text?.lowercased() == text.lowercased() }
        let place = found.map { $0.frame } ?? .zero
        if place.height < 10 { missing.append("\(file):\(section.location): \(key) \(text)") }
      }
    }
  }

  private mutating func judge(
    _ view: TableViewCell, _ cell: XMLElement, of table: XMLElement, _ ink: Ink, _ place: String
  ) {
    guard !view.isHidden, view.frame.width > 0, view.frame.height > 0 else { return }
    rows += 1
    // A card ends without a line.
    let isLast = cell.parent?.children.filter { $0.name == "tableViewCell" }.last?["id"] == cell["id"]
    if table["separatorStyle"] != "none", !(isLast && table["style"] == "insetGrouped") {
      separators += 1
      if !ink.hasLine(atTheBottomOf: view) { unseen.append("\(place): separator") }
    }
    if let accessory = cell["accessoryType"], accessory != "none" {
      accessories += 1
      if !ink.hasMark(atTheEndOf: view) { unseen.append("\(place): \(accessory)") }
    }
    let said = cell.descendants.filter {
      $0.name == "label" && $0["hidden"] != "YES" && $0["text"]?.isEmpty == false
    }
    if said.isEmpty { empty.append(place) }
    let labels = view.all(Label.self)
    for label in said {
      contents += 1
      guard let found = labels.first(where: { $0.text == label["text"] }) else {
        missing.append("\(place): label \(label["text"] ?? "")")
        continue
      }
      if !ink.hasMark(in: found, found.bounds) { unseen.append("\(place): label \(label["text"] ?? "")") }
    }
  }
}

/// What can be seen in a picture of a tree.
private struct Ink {
  static let scale = 2
  let picture: Bitmap
  let root: View

  /// The pixels of a part of a view.
  private func edges(_ view: View, _ part: CGRect) -> PixelEdges {
    let place = view.convert(part, to: root)
    func pixel(_ x: CGFloat, _ most: Int) -> Int {
      max(0, min(most, Int((x * CGFloat(Ink.scale)).rounded())))
    }
    return PixelEdges(
      left: pixel(place.minX, picture.width), top: pixel(place.minY, picture.height),
      right: pixel(place.maxX, picture.width), bottom: pixel(place.maxY, picture.height))
  }

  /// Whether not all of a part of a view has one color.
  func hasMark(in view: View, _ part: CGRect) -> Bool {
    let edges = edges(view, part)
    guard edges.width > 0, edges.height > 0 else { return false }
    let first = picture[edges.left, edges.top]
    return (edges.top..<edges.bottom).contains { y in
      (edges.left..<edges.right).contains { picture[$0, y] != first }
    }
  }

  /// Whether the last pixels of a view are a line.
  func hasLine(atTheBottomOf view: View) -> Bool {
    let edges = edges(view, view.bounds)
    guard edges.width > 80, edges.height > 4 else { return false }
    let x = (edges.left + edges.right) / 2
    return picture[x, edges.bottom - 1] != picture[x, edges.bottom - 3]
  }

  /// Whether something is in the last 44 points of a view, above the line.
  func hasMark(atTheEndOf view: View) -> Bool {
    hasMark(
      in: view, CGRect(x: view.bounds.width - 44, y: 4, width: 44, height: max(0, view.bounds.height - 8)))
  }
}

extension View {
  /// Hides what lies over this view.
  ///
  /// - Returns: the views that are hidden now.
  fileprivate func uncover() -> [View] {
    var hidden: [View] = []
    for view in sequence(first: self, next: \.superview) {
      guard let superview = view.superview, !(superview is StackView) else { continue }
      let above = superview.subviews.drop { $0 !== view }.dropFirst().filter { !$0.isHidden }
      for cover in above { cover.isHidden = true }
      hidden += above
    }
    return hidden
  }

  /// The views of a class in this one.
  fileprivate func all<Kind: View>(_ type: Kind.Type) -> [Kind] {
    subviews.flatMap { ($0 as? Kind).map { [$0] } ?? [] + $0.all(type) }
  }
}
