import Foundation
import Testing

@testable import LayoutSnapshotTesting

/// References are named by the arguments of a test, so these keep their words, whatever else the program links.
@Suite struct ArgumentWordsTests {
  struct Row: Sendable { var (size, title) = (CGSize(width: 1, height: 2), "a") }
  enum Kind: Sendable { case none, placed(at: CGPoint), both(CGSize, Int) }
  struct Named: Sendable, CustomStringConvertible {
    var (size, description) = (CGSize.zero, "named")
  }

  private func words(_ value: Any) -> String { argumentWords(of: value) }

  @Test func geometry_isWrittenOut() {
    let rect = CGRect(x: 40, y: 100, width: 200, height: 62.5)
    #if !canImport(CoreGraphics)
      #expect(words(rect.size) == "CGSize(width: 200.0, height: 62.5)")
      #expect(words(rect.origin) == "CGPoint(x: 40.0, y: 100.0)")
      #expect(
        words(rect)
          == "CGRect(origin: Foundation.CGPoint(x: 40.0, y: 100.0), size: Foundation.CGSize(width: 200.0, height: 62.5))"
      )
      let size = "Foundation.CGSize(width: 1.0, height: 2.0)"
      #expect(words([Row().size]) == "[\(size)]")
      #expect(words(Optional(Row().size) as Any) == "CGSize(width: 1.0, height: 2.0)")
      #expect(words(Row()) == "Row(size: \(size), title: \"a\")")
      #expect(
        words([Row()]) == "[LayoutSnapshotTestingTests.ArgumentWordsTests.Row(size: \(size), title: \"a\")]")
      #expect(words((Row().size, at: 3)) == "(\(size), at: 3)")
      #expect(words(Kind.placed(at: .zero)) == "placed(at: Foundation.CGPoint(x: 0.0, y: 0.0))")
      #expect(words(Kind.both(Row().size, 4)) == "both(\(size), 4)")
      #expect(words([Optional(Row().size)]) == "[Optional(\(size))]")
    #endif
  }

  /// Without geometry they are Swift Testing's own.
  @Test func others_areThoseOfSwift() {
    let values: [Any] = [
      4, "a", ["a"], 1.5, Optional(3) as Any, (1, b: "c"), Kind.none, Named(), [Named()], 1...3,
      Optional("a") as Any,
    ]
    for value in values {
      let named = value as? any CustomTestStringConvertible
      #expect(words(value) == named?.testDescription ?? String(describing: value))
    }
    #expect(words(Set(["b", "a"])) == "a-b")
  }

  @Test(arguments: [CGSize(width: 320, height: 480)])
  func sizeOfATest_isInItsName(_ size: CGSize) throws {
    let site = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    let context = TestContext(site, function: "f()", testName: nil)
    #if !canImport(CoreGraphics)
      #expect(context.argumentWords == "(CGSize(width: 320.0, height: 480.0))")
    #endif
  }
}
