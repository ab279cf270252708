import Foundation
import RandomNumbers
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// What holds of tables whatever was done with them before.
@Suite struct TablePropertyTests {
  private let phone = Device(name: "phone", width: 320, height: 480, scale: 2)
  /// So high that all rows are in the picture.
  private let tower = Device(name: "tower", width: 320, height: 8000, scale: 2)

  /// A text that no other row has, of up to seven lines.
  private func text(_ number: Int, _ random: inout SplitMix) -> String {
    "\(number) " + String(repeating: "word ", count: random.below(40))
  }

  /// Changes rows as apps do, or scrolls.
  private func change(_ table: UITableView, _ rows: TextRows, _ number: Int, _ random: inout SplitMix) {
    let section = random.below(rows.sections.count)
    let count = rows.sections[section].count
    switch random.below(8) {
    case 0:
      let row = random.below(count + 1)
      rows.sections[section].insert(text(number, &random), at: row)
      table.insertRows(at: [IndexPath(row: row, section: section)], with: .automatic)
    case 1 where count > 1:
      let row = random.below(count)
      rows.sections[section].remove(at: row)
      table.deleteRows(at: [IndexPath(row: row, section: section)], with: .fade)
    case 2 where count > 0:
      let row = random.below(count)
      rows.sections[section][row] = text(number, &random)
      table.reloadRows(at: [IndexPath(row: row, section: section)], with: .none)
    case 3 where count > 1:
      let (from, to) = (random.below(count), random.below(count))
      rows.sections[section].insert(rows.sections[section].remove(at: from), at: to)
      table.moveRow(at: IndexPath(row: from, section: section), to: IndexPath(row: to, section: section))
    case 4:
      rows.sections.insert([text(number, &random)], at: section)
      table.insertSections([section], with: .automatic)
    case 5 where count > 0:
      table.scrollToRow(
        at: IndexPath(row: random.below(count), section: section), at: .middle, animated: false)
    case 6: table.reloadData()
    default: table.contentOffset.y = CGFloat(random.below(max(1, Int(table.contentSize.height) - 480)))
    }
  }

  private func texts(_ table: UITableView) -> [String?] {
    table.visibleCells.map { ($0 as? TextCell)?.title.text }
  }

  @Test(arguments: UITableView.Style.allCases)
  func rows_afterAnyChangesAndScrolls_showTheirOwnContent(style: UITableView.Style) throws {
    for seed in 0..<12 {
      var random = SplitMix(seed: UInt64(seed))
      let rows = TextRows((0..<3).map { _ in (0..<12).map { text($0, &random) } })
      rows.headers = ["First", nil, "Third"]
      let table = UITableView.of(rows, style: style)
      for step in 0..<24 {
        change(table, rows, 100 + step, &random)
        _ = try table.layout(on: phone)
        for cell in table.visibleCells {
          let path = try #require(table.indexPath(for: cell))
          #expect(
            (cell as? TextCell)?.title.text == rows.sections[path.section][path.row], "\(seed), \(step)")
          #expect(cell.frame == table.rectForRow(at: path))
        }
        // No row that can be seen is missing.
        let seen = table.indexPathsForVisibleRows ?? []
        #expect(seen == seen.sorted() && Set(seen).count == seen.count)
      }
      table.contentOffset = .zero
      _ = try table.layout(on: tower)
      let fresh = UITableView.of(rows, style: style)
      fresh.contentOffset = .zero
      _ = try fresh.layout(on: tower)
      #expect(texts(table) == texts(fresh) && table.rowFrames == fresh.rowFrames, "\(seed)")
      #expect(table.visibleCells.count == rows.sections.reduce(0) { $0 + $1.count })
      #expect(table.contentSize == fresh.contentSize)
    }
  }

  @Test func rows_areAsHighAsInAStack_whateverTheirTexts() throws {
    for seed in 0..<10 {
      var random = SplitMix(seed: UInt64(seed))
      let texts = (0..<8).map { text($0, &random) }
      let width = Double(320 + random.below(700))
      let rows = TextRows([texts])
      let table = UITableView.of(rows)
      let screen = Device(name: "screen", width: width, height: 4000, scale: 1 + random.below(3))
      _ = try table.layout(on: screen)
      let stack = StackView(
        arrangedSubviews: texts.map { text in
          let cell = TextCell(style: .default, reuseIdentifier: nil)
          cell.title.text = text
          return cell
        })
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      let root = View()
      root.addSubview(stack)
      LayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      _ = try root.layout(on: screen)
      // Sums of heights differ in their last bits.
      let scale = CGFloat(screen.scale)
      func pixels(_ frames: [CGRect]) -> [[CGFloat]] {
        frames.map { [$0.minX, $0.minY, $0.width, $0.height].map { ($0 * scale).rounded() } }
      }
      #expect(pixels(table.rowFrames) == pixels(stack.arrangedSubviews.map(\.frame)), "\(seed)")
    }
  }

  @Test(arguments: UITableView.Style.allCases, [false, true])
  func tables_areMirrored_forTextFromRightToLeft(style: UITableView.Style, isEditing: Bool) throws {
    var random = SplitMix(seed: 7)
    let rows = TextRows((0..<2).map { _ in (0..<6).map { text($0, &random) } })
    let table = UITableView.of(rows, style: style)
    table.isEditing = isEditing
    let plain = try table.layout(on: tower)
    let mirrored = try table.layout(on: tower.with(.rightToLeft))
    #expect(plain.nodes.map(\.path) == mirrored.nodes.map(\.path))
    let width = 640
    for (index, path) in plain.nodes.map(\.path).enumerated() {
      let (there, here) = (plain.edges[index], mirrored.edges[index])
      #expect(here.left == width - there.right && here.right == width - there.left, "\(path)")
      #expect(here.top == there.top && here.bottom == there.bottom, "\(path)")
    }
  }
}
