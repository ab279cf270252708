/// How much time is spent to make a file small. Pixels are never changed.
package enum PNGCompression: Sendable {
  /// For files that are looked at and thrown away: differences, and pictures of a failed test.
  case quick
  /// For references, which are written once and stored for ever.
  case small

  var level: Int32 {
    switch self {
    case .quick: 6
    case .small: 9
    }
  }

  /// A deflate block ends after so many rows, so that a small edit changes a small part of the file:
  /// a commit then adds 7 to 10 times less to a repository, for at most 5 % of size.
  static let rowsInBlock: Int32 = 64
}
