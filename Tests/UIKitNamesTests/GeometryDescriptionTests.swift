import Foundation
import Testing
import UIKitNames

/// Rectangles, points and sizes print as on Apple's systems.
@Suite struct GeometryDescriptionTests {
  private let rect = CGRect(x: 40, y: 100, width: 200, height: 62.5)

  @Test func rectangles_arePrinted() {
    #expect("\(rect)" == "(40.0, 100.0, 200.0, 62.5)")
    #expect(String(describing: rect.origin) == "(40.0, 100.0)")
    #expect(String(reflecting: rect.size) == "(200.0, 62.5)")
    #expect(
      "\([rect.size])" == "[(200.0, 62.5)]" && "\(Optional(rect.origin) as Any)" == "Optional((40.0, 100.0))")
    var text = ""
    print(rect, to: &text)
    debugPrint(rect, terminator: "", to: &text)
    #expect(text == "(40.0, 100.0, 200.0, 62.5)\n(40.0, 100.0, 200.0, 62.5)")
    #expect(rect.debugDescription == "(40.0, 100.0, 200.0, 62.5)")
  }

  @Test func largeAndInfiniteNumbers_arePrinted() {
    #expect("\(CGRect.null)" == "(inf, inf, 0.0, 0.0)")
    #expect("\(CGPoint(x: -0.1, y: 1e20))" == "(-0.1, 1e+20)")
  }

  @Test func archivedTexts_haveBraces() {
    #expect(NSCoder.string(for: rect) == "{{40, 100}, {200, 62.5}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
  }
}
