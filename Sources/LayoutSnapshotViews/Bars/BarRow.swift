import Foundation

/// A row of items in a bar, from one of its edges inwards, or over its whole width.
struct BarRow {
  /// Where the row begins.
  enum Edge { case leading, trailing }

  private final class State {
    var shown: [UIBarButtonItem] = []
    var first: View?
    var views: [View] = []
    var constraints: [LayoutConstraint] = []
    var place: [CGFloat] = []
  }

  private let edge: Edge
  private let state = State()

  /// Between items.
  private static let gap: CGFloat = 16

  init(from edge: Edge) { self.edge = edge }

  /// How wide the row is, without what is between it and the edge.
  var width: CGFloat {
    state.views.reduce(CGFloat(max(0, state.views.count - 1)) * Self.gap) { sum, view in
      let width = view.intrinsicContentSize.width
      return sum + (width == View.noIntrinsicMetric ? view.bounds.width : width)
    }
  }

  /// The innermost view.
  var last: View? { state.views.last }

  /// Shows items, and a view of the bar's own before them.
  ///
  /// - Parameters:
  ///   - middle: how far below the bar's top their middle is.
  ///   - fillsBar: whether flexible spaces share what the items leave of the bar.
  func show(
    _ items: [UIBarButtonItem], in bar: Bar, middle: CGFloat, margin: CGFloat, first: View? = nil,
    fillsBar: Bool = false
  ) {
    for item in items { item.update() }
    let isSame = state.shown.count == items.count && zip(state.shown, items).allSatisfy { $0 === $1 }
    guard !isSame || state.first !== first || state.place != [middle, margin] else { return }
    LayoutConstraint.deactivate(state.constraints)
    for view in state.views { view.removeFromSuperview() }
    (state.shown, state.first, state.place) = (items, first, [middle, margin])
    state.views = (first.map { [$0] } ?? []) + items.map { $0.makeView(inToolbar: fillsBar) }
    for view in state.views {
      BarRow.hold(view)
      bar.addSubview(view)
    }
    state.constraints = constraints(in: bar, middle: middle, margin: margin, fillsBar: fillsBar)
    LayoutConstraint.activate(state.constraints)
  }

  private func constraints(
    in bar: Bar, middle: CGFloat, margin: CGFloat, fillsBar: Bool
  ) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var before: View?
    var firstSpace: View?
    for view in state.views {
      constraints.append(view.centerYAnchor.constraint(equalTo: bar.topAnchor, constant: middle))
      let isSpace = view is BarSpace || before is BarSpace
      let distance = isSpace ? 0 : Self.gap
      switch (edge, before) {
      case (.leading, nil):
        // The way back has its arrow nearer to the edge.
        let inset = view is BackButton ? 8 : margin
        constraints.append(view.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: inset))
      case (.leading, let other?):
        constraints.append(view.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: distance))
      case (.trailing, nil):
        constraints.append(view.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -margin))
      case (.trailing, let other?):
        constraints.append(view.trailingAnchor.constraint(equalTo: other.leadingAnchor, constant: -distance))
      }
      if let space = view as? BarSpace {
        constraints.append(space.heightAnchor.constraint(equalToConstant: 0))
        if let width = space.width {
          constraints.append(space.widthAnchor.constraint(equalToConstant: width))
        } else if let firstSpace {
          constraints.append(space.widthAnchor.constraint(equalTo: firstSpace.widthAnchor))
        } else {
          firstSpace = space
          // Without room for all, items keep their widths and run out of the bar.
          constraints.append(space.widthAnchor.constraint(greaterThanOrEqualToConstant: 0))
        }
      }
      before = view
    }
    if fillsBar, firstSpace != nil, let last = state.views.last {
      let end = last.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -margin)
      end.priority = LayoutPriority(999)
      constraints.append(end)
    } else if let firstSpace {
      constraints.append(firstSpace.widthAnchor.constraint(equalToConstant: 0))
    }
    return constraints
  }

  /// Makes a view ready for constraints; one that was made with a frame keeps its size.
  static func hold(_ view: View) {
    guard view.translatesAutoresizingMaskIntoConstraints else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    let size = view.bounds.size
    let own = view.intrinsicContentSize
    guard size.width > 0, size.height > 0 else { return }
    if own.width == View.noIntrinsicMetric || view.constraints.isEmpty && own.width != size.width {
      view.widthAnchor.constraint(equalToConstant: size.width).isActive = true
    }
    if own.height == View.noIntrinsicMetric || view.constraints.isEmpty && own.height != size.height {
      view.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }
  }
}

/// Room between items: of a width, or as much as there is.
final class BarSpace: View {
  let width: CGFloat?

  init(width: CGFloat?) {
    self.width = width
    super.init(frame: .zero)
  }
}

/// The way back: an arrow, and where it leads.
final class BackButton: Control {
  private let arrow = ImageView(
    image: Image(systemName: "chevron.backward", withConfiguration: .init(pointSize: 17, weight: .semibold)))
  private let label = Label()

  var title = "" { didSet { if title != oldValue { label.text = title } } }

  /// How wide it would be, from the bar's edge.
  func width(with title: String) -> CGFloat {
    let old = label.text
    defer { label.text = old }
    label.text = title
    return 8 + arrow.intrinsicContentSize.width + 6 + label.intrinsicContentSize.width
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17)
    for part in [arrow, label] as [View] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    LayoutConstraint.activate([
      arrow.leadingAnchor.constraint(equalTo: leadingAnchor),
      arrow.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.leadingAnchor.constraint(equalTo: arrow.trailingAnchor, constant: 6),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = tintColor
  }

  override func updateConstraints() {
    label.textColor = tintColor
    super.updateConstraints()
  }
}
