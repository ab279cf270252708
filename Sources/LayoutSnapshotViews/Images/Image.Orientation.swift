import Foundation
import LayoutSnapshotGraphics

extension Image {
  /// How the pixels of an image are turned and mirrored when it is shown. Raw values match UIKit's.
  ///
  /// ```swift
  /// let mirrored = UIImage(cgImage: photo.cgImage!, scale: photo.scale, orientation: .upMirrored)
  /// ```
  ///
  /// What is mirrored is mirrored from left to right before it is turned.
  public enum Orientation: Int, Sendable, CaseIterable {
    /// As they are.
    case up = 0
    /// Turned by half.
    case down = 1
    /// Turned by a quarter to the left.
    case left = 2
    /// Turned by a quarter to the right.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored and turned by half.
    case downMirrored = 5
    /// Mirrored and turned by a quarter to the left.
    case leftMirrored = 6
    /// Mirrored and turned by a quarter to the right.
    case rightMirrored = 7

    /// Whether the width of the pixels becomes the height.
    var isSideways: Bool { rawValue & 2 != 0 }
    private var isMirrored: Bool { rawValue & 4 != 0 }
    /// The same turn, mirrored when it is shown.
    var flipped: Orientation {
      // A mirrored quarter turn to the left is a quarter turn to the right of what is mirrored.
      let turn = isSideways ? rawValue & 3 ^ 1 : rawValue & 3
      return Orientation(rawValue: turn | (rawValue & 4 ^ 4)) ?? self
    }

    /// The orientation of what is turned and mirrored in one way, and then as a whole in another.
    func then(_ next: Orientation) -> Orientation {
      // What is turned before it is mirrored is turned the other way behind the mirror.
      let quarters = next.quarters + (next.isMirrored ? 4 - quarters : quarters)
      let turn = [0, 3, 1, 2][quarters & 3]
      return Orientation(rawValue: turn | (rawValue ^ next.rawValue) & 4) ?? next
    }

    /// Quarters of a turn, clockwise.
    private var quarters: Int { [0, 2, 3, 1][rawValue & 3] }

    /// The rectangle in which the pixels are drawn, and the transform that brings them into the given one.
    func placement(in rect: FixedRect) -> (area: FixedRect, transform: Affine) {
      let one = Affine.one
      let (left, top) = (Int64(rect.left.rawValue), Int64(rect.top.rawValue))
      let (right, bottom) = (Int64(rect.right.rawValue), Int64(rect.bottom.rawValue))
      let (width, height) = (right - left, bottom - top)
      let mirror: (a: Int64, x: Int64)
      // The pixels lie at the corner of the rectangle, and are as wide as it is high if they are turned sideways.
      let across = isSideways ? height : width
      mirror = isMirrored ? (-one, 2 * left + across) : (one, 0)
      let turn: Affine
      switch rawValue & 3 {
      case 0: turn = .identity
      case 1: turn = Affine(a: -one, b: 0, c: 0, d: -one, x: left + right, y: top + bottom)
      // The corner at the upper left goes to the lower left.
      case 2: turn = Affine(a: 0, b: -one, c: one, d: 0, x: left - top, y: bottom + left)
      default: turn = Affine(a: 0, b: one, c: -one, d: 0, x: right + top, y: top - left)
      }
      func fixed(_ value: Int64) -> Fixed { Fixed(rawValue: Int32(clamping: value)) }
      let area = FixedRect(
        left: rect.left, top: rect.top, right: fixed(left + across),
        bottom: fixed(top + (isSideways ? width : height)))
      return (area, Affine(a: mirror.a, b: 0, c: 0, d: one, x: mirror.x, y: 0).then(turn))
    }
  }

  /// The same image, mirrored.
  public func withHorizontallyFlippedOrientation() -> Image {
    var settings = settings
    settings.orientation = settings.orientation.flipped
    return Image(content, size: size, scale: scale, settings)
  }
}
