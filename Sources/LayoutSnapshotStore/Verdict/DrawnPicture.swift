import LayoutSnapshotGraphics
import LayoutSnapshotValues

/// A picture that a test has made: its pixels, or only their digest until somebody has to look at them.
///
/// A reference proves which pixels it holds, so a picture that is what it was needs no pixels of its own.
package struct DrawnPicture: Sendable {
  /// The digest of the pixels, where it is known without them.
  let digest: Digest128?
  /// Where everything lies in the picture, if it is one of a layout.
  let layout: Layout?
  private let draw: @Sendable () -> Bitmap

  /// A picture that is there.
  package init(_ bitmap: Bitmap) {
    (digest, layout) = (nil, nil)
    draw = { bitmap }
  }

  /// A picture that is drawn once its pixels are needed: when it is recorded, and when it differs.
  ///
  /// - Parameters:
  ///   - digest: that of the pixels which `draw` gives.
  ///   - layout: where everything lies in the picture.
  ///   - draw: gives the same pixels at each call.
  package init(digest: Digest128, of layout: Layout? = nil, draw: @escaping @Sendable () -> Bitmap) {
    (self.digest, self.layout) = (digest, layout)
    self.draw = draw
  }

  /// The pixels.
  var bitmap: Bitmap { draw() }
}
