/// Images that were set for the states of a control.
///
/// ```swift
/// var images = StateImages()
/// images[.normal] = round
/// images.shown(in: .disabled)  // round, as the state has none of its own
/// ```
struct StateImages: Equatable {
  private var images: [UInt: Image] = [:]

  /// The image that was set for exactly these states.
  subscript(_ state: Control.State) -> Image? {
    get { images[state.rawValue] }
    set { images[state.rawValue] = newValue }
  }

  /// The image that is shown in a state: that of ``Control/State/normal`` where the state has none of its own.
  func shown(in state: Control.State) -> Image? { self[state] ?? self[.normal] }

  var isEmpty: Bool { images.isEmpty }
}
