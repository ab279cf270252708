import LayoutSnapshotValues

/// Who has named the device of a layout.
enum DeviceSource {
  /// The code that lays out.
  case code
  /// The screen of a shown window.
  case screen
  /// Nobody: it was made of the size of a tree that is on no screen.
  case size
}

extension View {
  /// The view at which the running layout of this view has begun, or the last one if none runs; `nil` before any.
  ///
  /// That is not always the outermost view: ``layout(on:)`` of a controller's view begins there, whatever is around it.
  final var layoutRoot: View? {
    var (last, order): (View?, Int) = (nil, 0)
    var current = self
    while true {
      if current.life.pass != nil { return current }
      if let its = current.life.order, its > order { (last, order) = (current, its) }
      guard let outer = current.ownSuperview else { break }
      current = outer
    }
    return last ?? (current.life.device == nil ? nil : current)
  }

  /// Whether the running or last layout of this view has begun here, so that what is around the view had no part in it.
  final var isLayoutRoot: Bool { life.order != nil && layoutRoot === self }

  /// The device of the running layout of this view, or of the last one.
  final var layoutDevice: Device? { layoutRoot?.life.device }
}
