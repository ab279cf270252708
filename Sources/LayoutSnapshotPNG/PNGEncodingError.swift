/// Why a picture cannot be written as a PNG file.
package enum PNGEncodingError: Error, Hashable, Sendable {
  /// The format has no picture without pixels.
  case empty(width: Int, height: Int)
  /// A side is longer than the format can say.
  case tooLarge(width: Int, height: Int)
  /// The compressor found no memory, or refused its input; in libpng's words.
  case failed(String)
}

extension PNGEncodingError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package var description: String {
    switch self {
    case .empty(let width, let height):
      "A picture of \(width) x \(height) has no pixels to write. Give what is drawn a size."
    case .tooLarge(let width, let height):
      "A picture of \(width) x \(height) is larger than PNG allows, 2,147,483,647 pixels a side."
    case .failed(let reason):
      "The PNG file could not be made: \(reason)."
    }
  }
}
