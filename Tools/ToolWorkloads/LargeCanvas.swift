import Foundation
import LayoutSnapshotViews

/// Canvases of any number of views, as tools have to bear them.
public enum LargeCanvas: String, CaseIterable, Sendable {
  /// All in the root, in rows of ten.
  case grid
  /// All in the root, one below the other.
  case column
  /// Cards with a title, a text, a picture and a button each.
  case cards
  /// Cards in stack views of ten.
  case stacks
  /// Each in the one before.
  case nest

  /// The canvas on which all of them have room.
  public static let device = Device(name: "canvas", width: 1024, height: 16_000, scale: 2)

  /// A root with so many views in it, all held by their frames.
  public func root(of count: Int) -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 1024, height: 16_000))
    root.accessibilityIdentifier = "Canvas"
    var left = count
    switch self {
    case .grid:
      for index in 0..<count {
        root.drop("v\(index)", Double(20 + index % 10 * 100), Double(40 + index / 10 * 60), 92, 52)
      }
    case .column:
      for index in 0..<count { root.drop("v\(index)", 20, Double(40 + index * 7), 984, 5) }
    case .cards:
      while left > 0 { drop(card(&left), in: root, (count - left) / 5) }
    case .stacks:
      while left > 0 {
        let stack = StackView(frame: rect(20, 40 + Double((count - left) / 51 * 1500), 400, 1400))
        stack.axis = .vertical
        stack.spacing = 10
        stack.accessibilityIdentifier = "stack\(left)"
        left -= 1
        for _ in 0..<10 where left > 0 { stack.addArrangedSubview(card(&left)) }
        for (index, card) in stack.arrangedSubviews.enumerated() {
          card.frame = rect(0, Double(index * 141), 400, 131)
        }
        stack.frame.size.height = stack.arrangedSubviews.last!.frame.maxY
        root.addSubview(stack)
      }
    case .nest:
      var outer = root
      for index in 0..<count {
        outer = outer.drop("v\(index)", 2, 4, Double(1024 - 4 * index), Double(16_000 - 8 * index))
      }
    }
    return root
  }

  private func drop(_ card: View, in root: View, _ index: Int) {
    card.frame = rect(Double(20 + index % 2 * 500), Double(40 + index / 2 * 140), 480, 131)
    root.addSubview(card)
  }

  private func card(_ left: inout Int) -> View {
    let card = View()
    card.accessibilityIdentifier = "card\(left)"
    left -= 1
    let parts: [(View, String, CGRect)] = [
      (Content(120, 20), "title", rect(8, 8, 120, 20)), (View(), "picture", rect(8, 36, 60, 60)),
      (Content(30, 40), "text", rect(76, 36, 300, 60)), (Content(80, 30), "button", rect(76, 98, 80, 30)),
    ]
    for (view, name, frame) in parts where left > 0 {
      card.drop(view, name + "\(left)", at: frame)
      left -= 1
    }
    return card
  }
}

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
