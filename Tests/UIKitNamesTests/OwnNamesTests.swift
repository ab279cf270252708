import OtherNames
import Testing
import UIKitNames

/// UIKit's names bring no others with them: a module's own views and colors are the only ones of their names.
@Suite struct OwnNamesTests {
  private let parts: (View, Color, Button, Image, Layout, LayoutConstraint) = (
    View(), Color(), Button(), Image(), Layout(), LayoutConstraint()
  )

  private final class Card: UIView {
    override var intrinsicContentSize: CGSize { bounds.inset(by: UIEdgeInsets.zero).size }
  }

  @Test func namesOfAnotherModule_areItsOwn() {
    #expect("\(type(of: parts.0))" == "View" && !((parts.0 as Any) is UIView))
    let card = Card(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    card.backgroundColor = .systemRed
    card.layer.cornerRadius = 4
    #expect(card.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(IndexPath(row: 2, section: 1).row == 2 && "a".size(withAttributes: nil).width > 0)
    #expect(card.traitCollection.userInterfaceStyle == .light)
  }
}
