import Foundation
import Testing

@testable import LayoutSnapshotTools
import LayoutSnapshotViews

/// What suggestions promise, on trees that nobody thought of.
@Suite struct SuggestionPropertyTests {
  @Test(arguments: 0..<150)
  func missingConstraints_settleTheFrames_andNoneCanGo(seed: UInt64) throws {
    let root = RandomCanvas(seed: seed).root
    let device = seed % 3 == 0 ? Device.iPhone4.rightToLeft : .iPhone4
    let editor = LayoutEditor(root, on: device)
    let frames = editor.views.map { $0.frame(in: root) }
    let added = try editor.addMissingConstraints()
    let forbidden: [LayoutConstraint.Attribute] = [.left, .right, .leftMargin, .rightMargin]
    #expect(added.allSatisfy { $0.isActive && !forbidden.contains($0.firstAttribute) })
    #expect(added.allSatisfy { !forbidden.contains($0.secondAttribute) })

    let layout = try root.layout(on: device)
    #expect(layout.isSettled, "\(layout.conflicts)")
    #expect(editor.views.map { $0.frame(in: root) } == frames)

    for constraint in added {
      constraint.isActive = false
      // Without it a view may grow with its own margins until it is out of reach.
      let less = try? root.layout(on: device)
      let moved = editor.views.map { $0.frame(in: root) } != frames
      #expect(less?.isSettled != true || moved, "\(constraint) is not needed")
      constraint.isActive = true
    }
    #expect(try root.layout(on: device) == layout)
    #expect(try editor.addMissingConstraints().isEmpty)
  }
}
