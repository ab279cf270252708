import Foundation

/// The sizes of symbols, in units of 1 point for 17-point text.
///
/// Apple's symbols have proportions of their own. Known are the sizes of symbols in a circle (20 by 19: logs
/// of UIKit, and frames recorded on iOS 17 to 26), of a person (19 by 17.5: a log of UIKit), and of four
/// symbols that Xcode saved with a text style in public documents. For other symbols, such documents give the
/// proportions; the longer side is taken to be 20, which is right to half a unit for all known sizes but one.
/// A symbol in no document is a square.
enum SymbolExtent {
  static func size(of name: String) -> (width: CGFloat, height: CGFloat) {
    let parts = name.split(separator: ".").map(String.init)
    let plain = parts.last == "fill" ? Array(parts.dropLast()) : parts
    if let size = sizes[parts.joined(separator: ".")] ?? sizes[plain.joined(separator: ".")] { return size }
    if plain.last == "circle" { return (20, 19) }
    return (20, 20)
  }

  private static let sizes: [String: (width: CGFloat, height: CGFloat)] = [
    "person": (19, 17.5),
    "chevron.right": (12.5, 16.5), "chevron.left": (12.5, 16.5), "chevron.forward": (12.5, 16.5),
    "chevron.backward": (12.5, 16.5), "chevron.up": (20, 11), "chevron.down": (20, 11),
    "square.and.pencil": (20.5, 19.5), "memories": (22, 19), "line.3.horizontal": (20, 10),
    "line.horizontal.3": (20, 10), "line.3.horizontal.decrease": (20, 11.5), "timer": (20, 19),
    "safari": (20, 19), "gear": (20, 19), "calendar": (20, 16.5), "house": (20, 17), "star": (20, 18),
    "plus": (20, 17.5), "xmark": (20, 17.5), "multiply": (20, 17.5), "doc.text": (18, 20),
    "square.and.arrow.up": (17, 20), "square.and.arrow.up.fill": (18.5, 20), "ellipsis": (20, 6),
  ]
}

extension Symbol {
  /// A symbol aligns as a line of text: it is centered on half the height of a capital letter, and its insets
  /// reach from its edges to the line's top and bottom.
  ///
  /// Logs of UIKit show the same insets, to the pixel: 0.5 above and below a circle at 2x, 0.667 at 3x.
  var alignmentRectInsets: EdgeInsets {
    let (ascent, descent, capHeight) = (
      pointSize * 1950 / 2048, pointSize * 494 / 2048, pointSize * 1443 / 2048
    )
    return EdgeInsets(
      top: (size.height + capHeight) / 2 - ascent, left: 0,
      bottom: (size.height - capHeight) / 2 - descent, right: 0)
  }
}
