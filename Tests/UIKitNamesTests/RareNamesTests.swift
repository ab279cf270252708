import Foundation
import Testing
import UIKitNames

/// Names that few apps use and that answer consistently.
@Suite struct RareNamesTests {
  @Test func editingActions_areThoseOfResponders() {
    let paste = Selector("paste:", UIResponderStandardEditActions.paste(_:))
    #expect(paste == Selector("paste:", UIResponder.paste(_:)) && paste == Selector("paste:"))
  }

  @Test func orientations_ofADeviceThatLies_areNoneOfAnInterface() {
    let valid = UIDeviceOrientation.allCases.filter(\.isValidInterfaceOrientation)
    #expect(valid == [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
  }

  @Test func pasteboards_keepTheFirstText() {
    let board = UIPasteboard()
    board.setItems([["public.png": Data()], ["public.text": "a"]], options: [.localOnly: true])
    #expect(board.string == "a" && board.hasStrings)
    board.setItems([])
    #expect(!board.hasStrings)
  }

  @Test func paragraphStyles_keepWhatTheyAreGiven() throws {
    let style = NSMutableParagraphStyle()
    style.allowsDefaultTighteningForTruncation = true
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.allowsDefaultTighteningForTruncation && copy.isEqual(style))
    #expect(!copy.isEqual(NSParagraphStyle()))
  }

  @Test func filters_areKept() {
    let layer = CALayer()
    layer.minificationFilter = .trilinear
    #expect(layer.minificationFilter == .trilinear && layer.magnificationFilter == .linear)
  }

  @available(*, deprecated)
  @Test func olderTraits_areTodays() {
    #expect(UIAccessibilityTraitButton == .button && UIAccessibilityTraitStaticText == .staticText)
    #expect(UIAccessibilityTraitNone == .none)
  }
}
