import Foundation
import LayoutSnapshotCanvas

/// Pieces below each other between the margins, in a column that scrolls if it is higher than the screen.
final class Column: View {
  private let stack = StackView()

  init(_ pieces: [View]) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let scroll = ScrollView()
    stack.axis = .vertical
    stack.spacing = 16
    for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(scroll)
    scroll.addSubview(stack)
    for piece in pieces { stack.addArrangedSubview(piece) }
    LayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Pieces beside each other, each at its own width, with what is left behind them.
func row(_ pieces: View...) -> View {
  let row = StackView(arrangedSubviews: pieces + [View()])
  row.spacing = 12
  row.alignment = .center
  return row
}

/// A piece after something was said of it.
func with<Piece: View>(_ piece: Piece, _ change: (Piece) -> Void) -> Piece {
  change(piece)
  return piece
}

/// A piece that is held at a size.
func sized(_ view: View, _ width: CGFloat, _ height: CGFloat) -> View {
  view.widthAnchor.constraint(equalToConstant: width).isActive = true
  view.heightAnchor.constraint(equalToConstant: height).isActive = true
  return view
}

/// A text in a text style that grows with its setting.
func label(_ text: String, _ style: Font.TextStyle = .body, lines: Int = 0) -> Label {
  with(Label()) {
    ($0.text, $0.numberOfLines) = (text, lines)
    $0.font = .preferredFont(forTextStyle: style)
    $0.adjustsFontForContentSizeCategory = true
  }
}
