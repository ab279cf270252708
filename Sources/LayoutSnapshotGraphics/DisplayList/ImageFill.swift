/// An image and where it is painted.
///
/// A stretched image is sampled between pixels where it grows and averaged over areas where it
/// shrinks, each direction by itself. With caps only what lies between them is stretched or repeated.
package struct ImageFill: Hashable, Sendable {
  /// What happens to the part of an image between its caps.
  package enum Resizing: Hashable, Sendable {
    case stretch
    case tile
  }

  /// The parts at an image's edges that keep their size, in pixels of the image.
  package struct Caps: Hashable, Sendable {
    package var left = 0, top = 0, right = 0, bottom = 0

    package init(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) {
      (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }
  }

  package let image: NamedImage
  /// What the whole image covers.
  package let rect: FixedRect
  package var caps = Caps()
  package var resizing = Resizing.stretch
  /// Device pixels a pixel of the image takes where it keeps its size, in 1/65536.
  package var scale: Int64 = 65536
  /// The colour that replaces the image's own, as for template images.
  package var tint: Pixel?

  package init(_ image: NamedImage, in rect: FixedRect) {
    self.image = image
    self.rect = rect
  }
}

/// A bitmap with a name to print. Two are equal where name and pixels are.
package struct NamedImage: Hashable, Sendable {
  package let name: ByteText
  package let bitmap: Bitmap

  package init(_ name: ByteText, _ bitmap: Bitmap) {
    self.name = name
    self.bitmap = bitmap
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bitmap.width)
    hasher.combine(bitmap.height)
  }
}
