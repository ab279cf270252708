import Testing
import UIKitNames

/// Articles and older apps use the names that UIKit had before Swift 4.2. They compile, with a hint at today's names.
@Suite struct OlderNamesTests {
  @available(*, deprecated)
  private final class Board: UIView {
    let start = UIButton(type: .Custom)
    let end = UIButton(type: .System)

    func pin(_ view: UIView, _ attribute: NSLayoutAttribute, _ relation: NSLayoutRelation, share: CGFloat) {
      let rule = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: self, attribute: attribute,
        multiplier: share, constant: 0)
      addConstraint(rule)
    }

    func arrange() {
      for button in [start, end] {
        button.translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
      }
      pin(start, .CenterY, .Equal, share: 0.5)
      pin(start, .Leading, .Equal, share: 1)
      pin(end, .centerY, .equal, share: 1.5)
      end.leadingAnchor.constraintEqualToAnchor(start.leadingAnchor).active = true
    }
  }

  @available(*, deprecated)
  private func arranged() throws -> [CGFloat] {
    let board = Board()
    board.arrange()
    _ = try board.layout(on: .iPhone4)
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    let events: UIControlEvents = .TouchUpInside
    #expect(insets.right == 4 && events == .touchUpInside && NSTextAlignment.Center == .center)
    return [board.start.center.y, board.end.center.y]
  }

  @available(*, deprecated)
  @Test func olderSpelling_isLaidOut() throws { #expect(try arranged() == [120, 360]) }
}
