import Foundation
import LayoutSnapshotTesting
import Testing

@testable import LayoutSnapshotSymbols

/// All symbols, plain and filled, with their names; `Documentation/Looks.md` shows these pictures.
@Suite struct SymbolGallery {
  @Test(arguments: SymbolCatalog.pages) func drawings(_ page: SymbolCatalog.Page) {
    let sheet = SymbolSheet(
      page.names.map { name in
        let filled = name.split(separator: ".").contains("fill") ? nil : Image(systemName: name + ".fill")
        return SymbolSheet.Cell(
          name: name,
          symbols: [Image(systemName: name), SymbolPicture.named(name + ".fill") == nil ? nil : filled])
      })
    assertSnapshot(of: sheet, as: .image, on: sheet.device)
  }

  @Test func variants() {
    let names = [
      "bell", "bell.fill", "bell.slash", "bell.slash.fill", "bell.badge", "bell.circle", "bell.circle.fill",
      "bell.square.fill", "folder.badge.plus", "person.crop.circle.badge.checkmark",
      "exclamationmark.triangle.fill",
      "7.circle.fill", "42.square", "a.circle", "checkmark.shield", "exclamationmark.bubble", "arrow.up.doc",
      "no.such.symbol",
    ]
    let sheet = SymbolSheet(names.map { SymbolSheet.Cell(name: $0, symbols: [Image(systemName: $0)]) })
    assertSnapshot(of: sheet, as: .image, on: sheet.device)
  }

  @Test func weights() {
    let names = [
      "heart", "square.and.arrow.up", "trash", "gearshape", "plus.circle.fill", "person.crop.circle",
    ]
    let sheet = SymbolSheet(
      Image.SymbolWeight.allCases.dropFirst().map { weight in
        SymbolSheet.Cell(
          name: "\(weight)",
          symbols: names.map {
            Image(systemName: $0, withConfiguration: .init(pointSize: 20, weight: weight))
          })
      }, columns: 2)
    assertSnapshot(of: sheet, as: .image, on: sheet.device)
  }
}

/// The drawings in the order of their texts.
enum SymbolCatalog {
  struct Page: Sendable, CustomTestStringConvertible {
    let title: String
    let names: [String]
    var testDescription: String { title }
  }

  static let pages = SymbolDrawings.pages.map { title, text in
    Page(title: title, names: SymbolIndex([text]).entries.keys.sorted())
  }
}

/// Symbols in columns, with a line of text under each.
final class SymbolSheet: View {
  struct Cell {
    let name: String
    let symbols: [Image?]
  }

  private let cells: [Cell]
  private let columns: Int
  private static let height: CGFloat = 50
  private static let width: CGFloat = 540

  init(_ cells: [Cell], columns: Int = 6) {
    (self.cells, self.columns) = (cells, columns)
    super.init(frame: .zero)
    (backgroundColor, tintColor) = (.systemBackground, .label)
  }

  /// A screen that the sheet fills.
  var device: Device {
    let rows = (cells.count + columns - 1) / columns
    return Device(
      name: "sheet", width: Double(Self.width), height: Double(rows) * Double(Self.height), scale: 2)
  }

  override func draw(_ rect: CGRect) {
    let width = Self.width / CGFloat(columns)
    for (index, cell) in cells.enumerated() {
      let origin = CGPoint(x: CGFloat(index % columns) * width, y: CGFloat(index / columns) * Self.height)
      let symbols = cell.symbols.compactMap { $0?.withTintColor(.label, renderingMode: .alwaysTemplate) }
      let whole = symbols.reduce(-12) { $0 + $1.size.width + 12 }
      var x = origin.x + (width - whole) / 2
      for symbol in symbols {
        symbol.draw(at: CGPoint(x: x, y: origin.y + 20 - symbol.size.height / 2))
        x += symbol.size.width + 12
      }
      let style = MutableParagraphStyle()
      (style.alignment, style.lineBreakMode) = (.center, .byTruncatingMiddle)
      (cell.name as NSString).draw(
        in: CGRect(x: origin.x + 1, y: origin.y + 36, width: width - 2, height: 10),
        withAttributes: [
          .font: Font.systemFont(ofSize: 7), .paragraphStyle: style, .foregroundColor: Color.secondaryLabel,
        ])
    }
  }
}
