import Foundation

/// Where a layer lies in the one around it, as Core Animation keeps it: a rectangle of its own space, of which one point,
/// the anchor, lies at a position, and around which it is turned and scaled.
struct LayerPlace {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  /// In shares of the extent.
  var anchor = LayerPlace.middle
  var transform = CGAffineTransform.identity

  static let middle = CGPoint(x: 0.5, y: 0.5)

  /// The frame as it would be without the transform.
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

  /// The smallest rectangle around what is seen. Set, it makes the bounds as large and moves the position so that it is
  /// read back, as far as the transform allows it.
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

  /// Takes points of the layer to where they lie in the one around it.
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
  /// The size of a rectangle that the map makes fill another one of a given size; where there is none, that which Core
  /// Animation takes, of what the inverse map makes of it.
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
