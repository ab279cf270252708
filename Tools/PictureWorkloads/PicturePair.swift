import LayoutSnapshotGraphics
import LayoutSnapshotPNG

/// Two pictures as a test suite meets them, made afresh from a fixed sequence of numbers.
public struct PicturePair: Sendable {
  /// What happened between the first picture and the second.
  public enum Change: String, CaseIterable, Sendable {
    case none
    /// A box of 12 x 12 pixels moved by its size.
    case boxMoved
    /// A line of text moved down by a pixel.
    case lineShifted
    /// Every channel of every pixel a little off, below the customary threshold.
    case slightlyOff
    /// Every colour inverted.
    case everything
  }

  /// What happened.
  public let change: Change
  /// Pixels in a row of either picture.
  public let width: Int
  /// Rows of either picture.
  public let height: Int
  package let expected: Bitmap
  package let actual: Bitmap

  /// Draws a screen of an app in device pixels.
  public init(_ change: Change, width: Int, height: Int, scale: Int = 3) {
    self.change = change
    self.width = width
    self.height = height
    expected = Scene(width: width, height: height, scale: scale).bitmap
    actual = Self.changed(expected, change, scale)
  }

  /// Both pictures as reference files of ours.
  public func references() throws -> (expected: [UInt8], actual: [UInt8]) {
    (try expected.pngData(.quick), try actual.pngData(.quick))
  }

  private static func changed(_ original: Bitmap, _ change: Change, _ scale: Int) -> Bitmap {
    var bitmap = original
    let (width, height) = (original.width, original.height)
    switch change {
    case .none: break
    case .boxMoved:
      let (x, y) = (width / 2, height / 2)
      for row in 0..<12 {
        for column in 0..<12 {
          bitmap[x + column, y + row] = Pixel(red: 0, green: 122, blue: 255)
          bitmap[x + 12 + column, y + row] = .white
        }
      }
    case .lineShifted:
      let top = (height / 2 - 44 * scale) / (60 * scale) * 60 * scale + 58 * scale
      for row in (top..<min(height - 1, top + 10 * scale)).reversed() {
        for x in 72 * scale..<width { bitmap[x, row + 1] = original[x, row] }
      }
    case .slightlyOff: map(&bitmap) { $0 ^ 0x04 }
    case .everything: map(&bitmap) { ~$0 }
    }
    return bitmap
  }

  private static func map(_ bitmap: inout Bitmap, _ change: (UInt8) -> UInt8) {
    unsafe bitmap.withMutablePixels { pixels in
      for index in pixels.indices {
        let pixel = unsafe Pixel(bits: pixels[index])
        unsafe pixels[index] =
          Pixel(red: change(pixel.red), green: change(pixel.green), blue: change(pixel.blue)).bits
      }
    }
  }
}
