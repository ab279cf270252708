import Foundation

/// The place of a layer in its superlayer, as Core Animation stores it: its bounds, an anchor point in them,
/// the position of that point in the superlayer, and a transform around it.
struct LayerPlace {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  /// The anchor point, in fractions of the size.
  var anchor = LayerPlace.middle
  var transform = CGAffineTransform.identity

  static let middle = CGPoint(x: 0.5, y: 0.5)

  /// The frame without the transform.
  var plainFrame: CGRect {
    get {
      CGRect(
        x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
    }
  }

  /// The smallest rectangle that contains the transformed layer. Setting it changes the bounds' size and the
  /// position so that reading returns the same frame, as far as the transform allows.
  var frame: CGRect {
    get { transform.isIdentity ? plainFrame : bounds.applying(outwards) }
    set {
      guard !transform.isIdentity else { return plainFrame = newValue }
      bounds.size = transform.sizeSeen(as: newValue.size)
      let seen = bounds.applying(outwards)
      position.x += newValue.minX - seen.minX
      position.y += newValue.minY - seen.minY
    }
  }

  /// Converts points of the layer to its superlayer's coordinates.
  var outwards: CGAffineTransform {
    let pivot = CGPoint(
      x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    if transform.isIdentity {
      return CGAffineTransform(translationX: position.x - pivot.x, y: position.y - pivot.y)
    }
    return CGAffineTransform(translationX: -pivot.x, y: -pivot.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension CGAffineTransform {
  /// The size of a rectangle whose transformed outline has a given size. If there is none, it is the size
  /// that Core Animation uses: that of the outline under the inverse transform.
  fileprivate func sizeSeen(as size: CGSize) -> CGSize {
    let determinant = abs(a * d) - abs(b * c)
    if abs(determinant) > 1e-9 {
      let width = (size.width * abs(d) - size.height * abs(c)) / determinant
      let height = (size.height * abs(a) - size.width * abs(b)) / determinant
      if width >= 0, height >= 0 { return CGSize(width: width, height: height) }
    }
    return CGRect(origin: .zero, size: size).applying(inverted()).size
  }
}
