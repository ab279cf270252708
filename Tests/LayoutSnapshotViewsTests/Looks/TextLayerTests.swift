import Foundation
import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotViews

/// Layers that draw texts, and gradients in contexts.
@Suite struct TextLayerTests {
  private func list(_ change: (CATextLayer) -> Void) throws -> DisplayList {
    let (root, layer) = (View(), CATextLayer())
    layer.frame = CGRect(x: 20, y: 30, width: 80, height: 50)
    (layer.string, layer.fontSize, layer.foregroundColor) = ("A long line of text", 17, .systemRed)
    change(layer)
    root.layer.addSublayer(layer)
    return try root.solvedTree(on: .iPhone4).displayList
  }

  private func baselines(_ list: DisplayList) -> [Fixed] {
    var ys: [Fixed] = []
    for case .glyphs(let run) in list.commands {
      for place in run.places where ys.last != place.origin.y { ys.append(place.origin.y) }
    }
    return ys
  }

  private func glyphs(_ list: DisplayList) -> Int {
    list.commands.reduce(0) { if case .glyphs(let run) = $1 { $0 + run.places.count } else { $0 } }
  }

  @Test func text_isDrawnInTheLayer_inItsColor() throws {
    let drawn = try list { _ in }
    #expect("\(drawn)".contains("clip 40 60 200 160") && "\(drawn)".contains("#FF3B30"))
    #expect(baselines(drawn).count == 1)
    let empty = try list { $0.string = nil }
    #expect(glyphs(empty) == 0 && glyphs(drawn) > 0)
  }

  @Test func text_isWrappedOrCut_whereTheLayerSaysSo() throws {
    let (whole, wrapped) = try (list { _ in }, list { $0.isWrapped = true })
    #expect(baselines(wrapped).count >= 2)
    let cut = try list { $0.truncationMode = .end }
    #expect(baselines(cut).count == 1 && glyphs(cut) < glyphs(whole))
    let both = try list { ($0.isWrapped, $0.truncationMode, $0.fontSize) = (true, .end, 20) }
    let large = try list { $0.fontSize = 20 }
    #expect(baselines(both).count == 2 && glyphs(both) < glyphs(large))
  }

  @Test func text_withAttributes_hasItsOwnFontAndColor() throws {
    let list = try list {
      $0.string = NSAttributedString(
        string: "Text",
        attributes: [.font: Font.boldSystemFont(ofSize: 11), .foregroundColor: Color.systemGreen])
      $0.alignmentMode = .right
    }
    #expect("\(list)".contains("#34C759") && !"\(list)".contains("#FF3B30"))
    guard
      case .glyphs(let run)? = list.commands.first(where: { if case .glyphs = $0 { true } else { false } })
    else { return #expect(Bool(false)) }
    #expect(run.size == Fixed(pixels: 22) && run.places[0].origin.x > Fixed(pixels: 100))
  }

  @Test func gradient_isDrawnBetweenItsEnds_orBeyond() throws {
    final class Sky: View {
      var options: CGGradientDrawingOptions = []
      var colors: CFArray = [Color.red.cgColor, Color.blue.cgColor] as CFArray
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(),
          let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
        else { return }
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 10), end: CGPoint(x: 10, y: 60), options: options)
      }
    }
    func box(_ options: CGGradientDrawingOptions) throws -> (top: Int, bottom: Int)? {
      let (root, sky) = (View(), Sky(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      sky.options = options
      root.addSubview(sky)
      for case .paint(.path(let path, _), .gradient) in try root.solvedTree(on: .iPhone4).displayList.commands
      {
        let points = "\(path)".matches(of: /,(-?\d+)/).compactMap { Int($0.1) }
        return (points.min() ?? 0, points.max() ?? 0)
      }
      return nil
    }
    let (plain, before, both) = (
      try #require(try box([])), try #require(try box(.drawsBeforeStartLocation)),
      try #require(try box([.drawsBeforeStartLocation, .drawsAfterEndLocation]))
    )
    #expect(plain.top == 20 && plain.bottom == 120)
    #expect(before.top <= 0 && before.bottom == 120)
    #expect(both.top <= 0 && both.bottom >= 200)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [Color.red, Color.blue], locations: [0]) == nil)
  }
}
