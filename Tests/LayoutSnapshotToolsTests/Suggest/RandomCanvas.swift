import Foundation
import RandomNumbers
import LayoutSnapshotViews
import ToolWorkloads

/// Trees of views that were dragged somewhere: in rows and columns, over each other, with contents, half
/// constrained, nested.
struct RandomCanvas {
  let root = View()
  private var random: SplitMix
  private let hasContents: Bool

  init(seed: UInt64, contents: Bool = true) {
    random = SplitMix(seed: seed)
    hasContents = contents
    fill(root, CGSize(width: 320, height: 480), depth: 0)
    if Bool.random(using: &random) { constrainSome() }
  }

  private mutating func fill(_ container: View, _ size: CGSize, depth: Int) {
    let count = Int.random(in: 1...(depth == 0 ? 6 : 3), using: &random)
    let style = Int.random(in: 0..<3, using: &random)
    var cursor = CGPoint(x: pixel(0...24), y: pixel(0...40))
    for index in 0..<count {
      let width = max(4, pixel(4...max(4, Double(size.width) * 0.8)))
      let height = max(4, pixel(10...80))
      let frame =
        switch style {
        case 0: CGRect(x: pixel(0...40), y: cursor.y, width: width, height: height)
        case 1: CGRect(x: cursor.x, y: 30, width: min(60, width), height: height)
        default:
          CGRect(
            x: pixel(0...Double(size.width) / 2), y: pixel(0...Double(size.height) / 2), width: width,
            height: height)
        }
      cursor.x = frame.maxX + [0, 8, pixel(0...30)].randomElement(using: &random)!
      cursor.y = frame.maxY + [0, 8, pixel(0...30)].randomElement(using: &random)!
      let view: View =
        switch Int.random(in: hasContents ? 0..<4 : 2..<4, using: &random) {
        case 0: Content(width, height)
        case 1: Content(max(1, width - 5), View.noIntrinsicMetric)
        default: View()
        }
      container.drop(view, "v\(depth)\(index)", at: frame)
      if depth < 2, !(view is Content), Int.random(in: 0..<3, using: &random) == 0 {
        fill(view, frame.size, depth: depth + 1)
      }
    }
  }

  /// Half pixels, the grid of a screen at 2x.
  private mutating func pixel(_ range: ClosedRange<Double>) -> CGFloat {
    (Double.random(in: range.lowerBound...max(range.lowerBound, range.upperBound), using: &random) * 2)
      .rounded() / 2
  }

  /// A few constraints that are true of the frames, as someone has begun with.
  private mutating func constrainSome() {
    for view in root.subviews where Bool.random(using: &random) {
      view.translatesAutoresizingMaskIntoConstraints = false
      switch Int.random(in: 0..<4, using: &random) {
      case 0: view.widthAnchor.constraint(equalToConstant: view.frame.width).isActive = true
      case 1:
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: view.frame.minY).isActive = true
      case 2:
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
      default:
        let wish = view.widthAnchor.constraint(equalToConstant: view.frame.width + 10)
        wish.priority = .defaultHigh
        wish.isActive = true
      }
    }
  }
}
