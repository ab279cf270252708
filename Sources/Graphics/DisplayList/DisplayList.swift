/// All that a picture needs, as a value: a canvas in device pixels and what is painted on it in order.
///
/// It is what layout hands to the rasterizer, so neither knows the other; a test can print it, compare
/// it and keep it as a reference that is cheaper and more telling than pixels.
///
/// ```swift
/// var list = DisplayList(width: 640, height: 960)
/// list.append(.fill(FixedRect(pixels: edges), .white))
/// print(list)
/// // canvas 640 960
/// // fill 0 0 640 960 #FFFFFF
/// ```
package struct DisplayList: Hashable, Sendable {
  /// The canvas's extent across, in pixels.
  package let width: Int
  /// The canvas's extent downwards, in pixels.
  package let height: Int
  /// What is painted, the hindmost first.
  package private(set) var commands: [Command] = []

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// One step of painting.
  package enum Command: Hashable, Sendable {
    /// Paints a rectangle in one colour over what is there.
    case fill(FixedRect, Pixel)
  }

  /// Paints something over all that came before.
  package mutating func append(_ command: Command) { commands.append(command) }
}
