import Foundation
import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotViews

/// Lines through letters, colors of lines, shadows, and attributes of Swift's own attributed strings.
@Suite struct TextDecorationTests {
  private func commands(
    _ attributes: [NSAttributedString.Key: Any], _ change: (Label) -> Void = { _ in }
  ) throws -> [DisplayList.Command] {
    let label = Label(frame: CGRect(x: 10, y: 20, width: 200, height: 20.5))
    label.attributedText = NSAttributedString(string: "Lx", attributes: attributes)
    change(label)
    let root = View()
    root.addSubview(label)
    let device = Device(name: "screen", width: 300, height: 100, scale: 2)
    return Array(try root.solvedTree(on: device).displayList.commands.dropFirst())
  }

  private func bars(_ commands: [DisplayList.Command]) -> [(FixedRect, Pixel)] {
    commands.compactMap { if case .fill(let rect, let pixel) = $0 { (rect, pixel) } else { nil } }
  }

  private let red = Pixel(red: 255, green: 0, blue: 0)
  private let blue = Pixel(red: 0, green: 0, blue: 255)

  @Test func linesThroughAndUnderLetters_haveTheirColors() throws {
    let plain = bars(
      try commands([.strikethroughStyle: 1, .underlineStyle: 1, .foregroundColor: Color.red]))
    #expect(plain.map(\.1) == [red, red])
    // The line under the letters is lower.
    #expect(plain[0].0.top > plain[1].0.bottom)
    let colored = bars(
      try commands([
        .strikethroughStyle: NSUnderlineStyleValue.single, .strikethroughColor: Color.blue,
        .underlineStyle: NSUnderlineStyleValue.single, .underlineColor: Color.red,
      ]))
    #expect(colored.map(\.1) == [red, blue])
    #expect(bars(try commands([.strikethroughStyle: 0])).isEmpty)
  }

  @Test func shadow_isTheSilhouetteOfTheLetters_behindThem() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = Color.blue
    let found = try commands([.shadow: shadow])
    guard case .shadow(let drawn) = found.first, case .glyphs(let run) = found.last,
      case .path(let path, _) = drawn.shape
    else {
      Issue.record("\(found)")
      return
    }
    #expect(found.count == 2 && drawn.color == blue)
    #expect(drawn.offset == FixedPoint(x: Fixed(pixels: 2), y: Fixed(pixels: 4)))
    #expect(drawn.radius == Fixed(pixels: 4))
    let counts = run.places.map { run.outlines[$0.outline].path.elements.count }
    #expect(path.elements.count == counts.reduce(0, +))
    // The letters stand on the baseline: nothing of them reaches below it, and L is as high as a capital.
    let lowest = path.elements.map(\.end.y.rawValue).max() ?? 0
    let highest = path.elements.map(\.end.y.rawValue).min() ?? 0
    #expect(abs(lowest - run.places[0].origin.y.rawValue) <= 64)
    let (height, capital) = (Double(lowest - highest) / 512, 17.0 * 1443 / 2048)
    #expect(abs(height - capital) < 0.6)
    shadow.shadowColor = nil
    #expect(try commands([.shadow: shadow]).count == 1)
  }

  @Test func tracking_isKern_whereThereIsNone() throws {
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      let label = Label()
      label.attributedText = NSAttributedString(string: "abc", attributes: attributes)
      return label.intrinsicContentSize.width
    }
    #expect(width([.tracking: 4]) == width([.kern: 4]))
    #expect(width([.tracking: 4, .kern: 1]) == width([.kern: 1]))
  }

  @Test func disabledLabel_isPaler() throws {
    let label = Label()
    label.text = "x"
    #expect(label.drawnColor == .label)
    label.isEnabled = false
    #expect(label.drawnColor == .tertiaryLabel)
  }

  @Test func attributedString_bringsItsAttributes() throws {
    var text = AttributedString("Buy ")
    text.font = Font.boldSystemFont(ofSize: 20)
    var rest = AttributedString("now")
    rest.foregroundColor = Color.red
    rest.strikethroughStyle = .single
    rest.link = URL(string: "https://example.org")
    text.append(rest)
    let converted = NSAttributedString(text)
    #expect(converted.string == "Buy now")
    let first = unsafe converted.attributes(at: 0, effectiveRange: nil)
    let last = unsafe converted.attributes(at: 5, effectiveRange: nil)
    #expect(first.keys.map(\.rawValue) == ["NSFont"])
    #expect(first[.font] as? Font == .boldSystemFont(ofSize: 20))
    #expect(Set(last.keys) == [.foregroundColor, .strikethroughStyle, .link])
    #expect(last[.strikethroughStyle] as? Int == 1)
  }
}

private enum NSUnderlineStyleValue { static let single = UnderlineStyle.single.rawValue }

extension Path.Element {
  /// Where the step ends.
  fileprivate var end: FixedPoint {
    switch self {
    case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
    }
  }
}
