import Foundation
import RandomNumbers
import LayoutSnapshotViews

/// Trees of views with random constraints: chains, proportions, inequalities and priorities, in any depth.
///
/// Labels of one line and of many, stacks, scroll views, margins, safe areas and readable guides take part.
struct RandomTree {
  private var random: SplitMix
  private var count = 0
  /// Whether left and right may stand for leading and trailing.
  private let usesLeftAndRight: Bool

  init(seed: UInt64, usesLeftAndRight: Bool = true) {
    random = SplitMix(seed: seed)
    self.usesLeftAndRight = usesLeftAndRight
  }

  mutating func make() -> View {
    let root = View()
    root.accessibilityIdentifier = "root"
    fill(root, depth: 0)
    return root
  }

  private mutating func fill(_ parent: View, depth: Int) {
    if chance(4) {
      let guide = LayoutGuide()
      guide.identifier = "guide\(count)"
      parent.addLayoutGuide(guide)
      place(guide, in: parent, after: nil)
    }
    var before: LayoutItem?
    for _ in 0..<number(1...3) {
      let child = makeView(depth: depth)
      parent.addSubview(child)
      place(child, in: parent, after: chance(2) ? before : nil)
      before = child
      if let scroll = child as? ScrollView {
        fill(content(of: scroll), depth: depth + 1)
      } else if depth < 3, chance(2), type(of: child) == View.self {
        fill(child, depth: depth + 1)
      }
    }
  }

  private mutating func makeView(depth: Int) -> View {
    count += 1
    let view: View
    if chance(5) {
      let stack = StackView(arrangedSubviews: (0..<number(1...4)).map { _ in content() })
      stack.axis = chance(2) ? .horizontal : .vertical
      stack.spacing = CGFloat(number(0...9))
      stack.distribution = StackView.Distribution.allCases[number(0...4)]
      stack.alignment = [StackView.Alignment.fill, .leading, .center, .trailing][number(0...3)]
      view = stack
    } else if depth < 2, chance(6) {
      view = ScrollView()
    } else {
      view = chance(3) ? content() : View()
    }
    setMargins(of: view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = "v\(count)"
    return view
  }

  private mutating func setMargins(of view: View) {
    switch number(0...3) {
    case 0:
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: gap(), leading: gap(), bottom: gap(), trailing: gap())
    case 1: view.preservesSuperviewLayoutMargins = true
    case 2: view.insetsLayoutMarginsFromSafeArea = false
    default: break
    }
  }

  /// A view that is as wide as its scroll view shows, and as high as what is in it.
  private mutating func content(of scroll: ScrollView) -> View {
    let (view, area) = (View(), scroll.contentLayoutGuide)
    count += 1
    view.accessibilityIdentifier = "s\(count)"
    view.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      view.topAnchor.constraint(equalTo: area.topAnchor, constant: gap()),
      view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      view.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      prefer(view.heightAnchor.constraint(equalToConstant: CGFloat(number(10...900)))),
    ])
    return view
  }

  private mutating func content() -> View {
    count += 1
    if chance(2) {
      let label = Label()
      label.accessibilityIdentifier = "l\(count)"
      let words = ["Words", "of", "several", "lengths", "fill", "lines", "of", "any", "width"]
      label.text = words.prefix(number(1...9)).joined(separator: " ")
      label.numberOfLines = number(0...2)
      label.font = .systemFont(ofSize: CGFloat(number(9...24)))
      return label
    }
    let view = RandomContent(CGSize(width: Double(number(1...160)) / 2, height: Double(number(1...80)) / 2))
    view.accessibilityIdentifier = "c\(count)"
    view.setContentHuggingPriority(LayoutPriority(Float(number(200...300))), for: .horizontal)
    return view
  }

  private mutating func place(_ item: LayoutItem, in parent: View, after before: LayoutItem?) {
    let sides = usesLeftAndRight && chance(4)
    var all: [LayoutConstraint] = []
    let (start, end) = sides ? (item.leftAnchor, item.rightAnchor) : (item.leadingAnchor, item.trailingAnchor)
    let outer = frame(of: parent)
    let outerStart = sides ? outer.leftAnchor : outer.leadingAnchor
    let outerEnd = sides ? outer.rightAnchor : outer.trailingAnchor
    let origin = before.map { sides ? $0.rightAnchor : $0.trailingAnchor } ?? outerStart
    switch number(0...3) {
    case 0:
      all += [
        start.constraint(equalTo: origin, constant: gap()),
        item.widthAnchor.constraint(
          equalTo: outer.widthAnchor, multiplier: Double(number(1...9)) / 10, constant: -3),
      ]
    case 1:
      all += [
        start.constraint(equalTo: outerStart, constant: gap()),
        outerEnd.constraint(equalTo: end, constant: gap()),
      ]
    case 2:
      all += [
        // The constant of a centre does not mirror, here as in UIKit.
        item.centerXAnchor.constraint(equalTo: outer.centerXAnchor, constant: usesLeftAndRight ? gap() : 0),
        item.widthAnchor.constraint(lessThanOrEqualToConstant: CGFloat(number(20...400))),
        prefer(item.widthAnchor.constraint(equalToConstant: CGFloat(number(20...400)))),
      ]
    default:
      all += [
        start.constraint(greaterThanOrEqualTo: origin, constant: gap()),
        prefer(start.constraint(equalTo: outerStart, constant: CGFloat(number(0...60)))),
        prefer(end.constraint(lessThanOrEqualTo: outerEnd, constant: -gap())),
        prefer(item.widthAnchor.constraint(equalToConstant: CGFloat(number(10...200)) / 3)),
      ]
    }
    all += [
      item.topAnchor.constraint(equalTo: before?.bottomAnchor ?? outer.topAnchor, constant: gap()),
      prefer(item.heightAnchor.constraint(equalToConstant: CGFloat(number(10...300)) / 3)),
      prefer(item.bottomAnchor.constraint(lessThanOrEqualTo: outer.bottomAnchor)),
    ]
    LayoutConstraint.activate(all)
  }

  /// What a view is placed in: its superview or one of the guides that the system places there.
  private mutating func frame(of parent: View) -> LayoutItem {
    switch number(0...8) {
    case 0, 1: parent.layoutMarginsGuide
    case 2: parent.safeAreaLayoutGuide
    case 3: parent.readableContentGuide
    default: parent
    }
  }

  private mutating func prefer(_ constraint: LayoutConstraint) -> LayoutConstraint {
    constraint.priority = LayoutPriority(Float([100, 250, 500, 750, 999][number(0...4)]))
    return constraint
  }

  private mutating func gap() -> CGFloat { CGFloat(number(0...40)) / 4 }
  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func chance(_ among: Int) -> Bool { number(1...among) == 1 }
}

private final class RandomContent: View {
  private let content: CGSize

  init(_ content: CGSize) {
    self.content = content
    super.init(frame: .zero)
  }
  override var intrinsicContentSize: CGSize { content }
}
