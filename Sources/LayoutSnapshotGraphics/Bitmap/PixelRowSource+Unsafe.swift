/// Rows of pixels that come one after another: from a bitmap, or from a file while it is decoded.
///
/// Comparison reads two of these side by side, so that pictures which fit no memory twice (8000 x
/// 8000 is 256 MB) are compared within a window of a few rows.
package protocol PixelRowSource {
  /// What can go wrong while rows are produced; `Never` for a bitmap.
  associatedtype Failure: Error

  var width: Int { get }
  var height: Int { get }

  /// How `storedRow(_:)` is to be read. Equal bytes in equal encodings are equal pixels.
  var encoding: PixelRowEncoding { get }

  /// Makes the next row available, starting with row 0.
  func advance() throws(Failure)

  /// The bytes of a row as its source has them. Valid, as is `pixels(inRow:)`, for the last
  /// `pixelRowWindow` rows that were advanced to.
  func storedRow(_ y: Int) -> UnsafeRawBufferPointer

  /// The straight pixels of a row.
  func pixels(inRow y: Int) -> UnsafePointer<UInt32>
}

extension PixelRowSource {
  /// Whether a row is the same as the one above, found without expanding either: half the rows of an
  /// interface are.
  package func repeatsRowAbove(_ y: Int) -> Bool {
    if y == 0 { return false }
    let row = unsafe storedRow(y)
    guard let start = row.baseAddress, let above = unsafe storedRow(y - 1).baseAddress else { return true }
    return unsafe hasEqualBytes(start, above, count: row.count)
  }
}

/// The number of rows that a source keeps: detecting anti-aliasing looks two rows up and down.
package let pixelRowWindow = 5

/// What the bytes of a stored row mean.
package struct PixelRowEncoding: Equatable, Sendable {
  /// A name for the layout of samples; 0 is four bytes of straight RGBA.
  package var layout: UInt16
  /// What indexes stand for, and which color counts as transparent, where there is such a thing.
  package var colors: [UInt32]

  package init(layout: UInt16, colors: [UInt32]) {
    self.layout = layout
    self.colors = colors
  }

  package static let straightRGBA = PixelRowEncoding(layout: 0, colors: [])
}
