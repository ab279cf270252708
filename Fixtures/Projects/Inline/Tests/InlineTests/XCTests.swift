import LayoutSnapshotTesting
import XCTest

final class XCTests: XCTestCase {
  func testOne() {
    assertInlineSnapshot(of: "one", as: .lines)
  }

  func testTwo() {
    assertInlineSnapshot(of: "two", as: .lines)
  }

  func testThree() {
    assertInlineSnapshot(of: "three )", as: .lines)
  }

  func testFour() {
    if true {
      assertInlineSnapshot(of: "four", as: .lines)
    }
  }

  func testFive() {
    assertInlineSnapshot(of: View(), as: .constraints, on: .iPhone4)
  }
}
