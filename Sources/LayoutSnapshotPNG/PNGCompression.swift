/// How much time is spent to make a file small. Pixels are never changed.
package enum PNGCompression: Sendable {
  /// For files that are looked at and thrown away: differences, and pictures of a failed test.
  case quick
  /// For references, which are written once and stored for ever.
  case small

  /// The level of zlib.
  var level: Int32 {
    switch self {
    case .quick: 6
    case .small: 9
    }
  }

  /// How many earlier places ``Deflate`` compares.
  var chain: Int {
    switch self {
    case .quick: 16
    case .small: 128
    }
  }

  /// A deflate block ends after so many rows, so that a small edit changes a small part of the file.
  ///
  /// Measured on a phone-sized screen of text: a commit that moves a line adds 1.9 KB to a packed
  /// repository, with 64 rows 3.9 KB, without blocks 24 KB; the file itself becomes 1 % smaller.
  static let rowsInBlock: Int32 = 32
}
