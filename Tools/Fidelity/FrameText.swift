import Foundation

/// A frame as it is read most easily: `x y w h`.
package func frameText(_ frame: CGRect) -> String {
  [frame.minX, frame.minY, frame.width, frame.height].map { number in
    let text = "\((number * 100).rounded() / 100)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }.joined(separator: " ")
}
