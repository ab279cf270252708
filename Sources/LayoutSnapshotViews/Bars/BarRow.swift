import Foundation

/// A row of items in a bar, from one of its edges inward or over its whole width.
struct BarRow {
  /// The edge at which a row begins.
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

  /// The space between items.
  private static let gap: CGFloat = 16

  init(from edge: Edge) { self.edge = edge }

  /// The width of the row, without its distance from the edge.
  var width: CGFloat {
    state.views.reduce(CGFloat(max(0, state.views.count - 1)) * Self.gap) { sum, view in
      let width = view.intrinsicContentSize.width
      return sum + (width == View.noIntrinsicMetric ? view.bounds.width : width)
    }
  }

  /// The view farthest from the edge where the row begins.
  var last: View? { state.views.last }

  /// Shows items, after an optional view of the bar.
  ///
  /// - Parameters:
  ///   - middle: the distance from the bar's top to the center of the items.
  ///   - fillsBar: whether flexible spaces share the space that the items leave in the bar.
  func show(
    _ items: [UIBarButtonItem], in bar: Bar, middle: CGFloat, margin: CGFloat, _ looks: BarButtonLooks,
    first: View? = nil, fillsBar: Bool = false
  ) {
    let items = items.filter { !$0.isHidden }
    for item in items {
      item.takeStyles(in: bar)
      item.barLooks = looks
    }
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
        // The arrow of the back button is closer to the edge.
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
          // If the items do not fit, they keep their widths and extend beyond the bar.
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

  /// Prepares a view for constraints. A view created with a frame keeps its size.
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

/// How the buttons of a bar look.
struct BarButtonLooks {
  let plain: UIBarButtonItemAppearance
  let done: UIBarButtonItemAppearance

  func attributes(of item: UIBarButtonItem) -> TextAttributes { state(of: item).titleTextAttributes }

  /// How the button of an item looks in its state.
  func state(of item: UIBarButtonItem) -> UIBarButtonItemStateAppearance {
    (item.style == .done ? done : plain).state(isEnabled: item.isEnabled)
  }
}

/// A space in a bar: of a fixed width, or flexible if the width is `nil`.
final class BarSpace: View {
  let width: CGFloat?

  init(width: CGFloat?) {
    self.width = width
    super.init(frame: .zero)
  }
}
