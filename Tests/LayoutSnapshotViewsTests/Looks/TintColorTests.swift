import Foundation
import LayoutSnapshotGraphics
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// `Color.tintColor` is the tint of the view that draws with it.
@Suite struct TintColorTests {
  private let root = View()
  private let box = View(frame: rect(4, 6, 10, 20))

  init() { root.addSubview(box) }

  private func painted() throws -> [String] {
    let list = try root.solvedTree(on: .iPhone4).displayList
    return "\(list)".split(separator: "\n").dropFirst(2).map(String.init)
  }

  @Test func tintColor_isTheOneThatTheViewInherits() throws {
    box.backgroundColor = .tintColor
    #expect(try painted() == ["fill 8 12 28 52 #007AFF"])
    root.tintColor = .red
    #expect(try painted() == ["fill 8 12 28 52 #FF0000"])
    box.backgroundColor = .tintColor.withAlphaComponent(0.2)
    #expect(try painted() == ["fill 8 12 28 52 #FF000033"])
  }

  @Test func tintColor_insideADynamicColor_isTheViewsToo() throws {
    root.tintColor = .green
    box.backgroundColor = Color { $0.userInterfaceStyle == .dark ? .black : .tintColor }
    #expect(try painted() == ["fill 8 12 28 52 #00FF00"])
  }

  @Test func tintColor_ofABorder_isThatOfItsView_afterItsSubviewsWereDrawn() throws {
    root.tintColor = .red
    box.layer.borderWidth = 1
    box.layer.borderColor = .tintColor
    let inner = View(frame: rect(2, 2, 2, 2))
    inner.tintColor = .green
    inner.backgroundColor = .tintColor
    box.addSubview(inner)
    #expect(try painted().map { $0.suffix(7) } == ["#00FF00", "#FF0000"])
  }

  @Test func tintColor_ofItself_isTheSystems_asOutsideOfViews() throws {
    box.tintColor = .tintColor
    box.backgroundColor = .tintColor
    #expect(try painted() == ["fill 8 12 28 52 #007AFF"])
    #expect(Color.tintColor.resolvedColor(with: Traits()) == Color.systemBlue.resolvedColor(with: Traits()))
  }
}
