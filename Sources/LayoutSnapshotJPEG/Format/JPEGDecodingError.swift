/// Why a file gives no picture. Nothing is ever decoded in part.
package enum JPEGDecodingError: Error, Hashable, Sendable {
  /// The file does not begin as a JPEG does.
  case notJPEG
  /// The file is a JPEG of a kind that hardly any program writes.
  case unsupported(String)
  /// A part of the file contradicts the format, at this offset.
  case invalid(String, at: Int)
  /// The data of the pixels is damaged at or before this offset.
  case corrupt(String, at: Int)
  /// The file ends, at this offset, before its picture does.
  case truncated(at: Int)
  /// The picture has more pixels than the limit allows.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// Decoding takes more memory than the limit allows.
  case tooManyBytes(Int, limit: Int)
  /// What is left of the file cannot hold the pixels that the header claims.
  case tooLittleData(width: Int, height: Int, bytes: Int)
  /// The file goes over its pixels more often than any sensible one.
  case tooManyScans(at: Int)
}

extension JPEGDecodingError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package var description: String {
    switch self {
    case .notJPEG: "The file is not a JPEG: it does not start with the signature of one."
    case .unsupported(let kind):
      "The file is a JPEG with \(kind), which is not read. Save it as a baseline or progressive JPEG, or as a PNG."
    case .invalid(let reason, let offset):
      "The JPEG is invalid at byte \(offset): \(reason). \(Self.restore)"
    case .corrupt(let reason, let offset):
      "The JPEG data is damaged at or before byte \(offset): \(reason). \(Self.restore)"
    case .truncated(let offset):
      "The file ends after \(offset) bytes, before its picture is complete. "
        + "It was not written or copied to the end. \(Self.restore)"
    case .tooLarge(let width, let height, let limit):
      "The picture is \(width) x \(height) pixels, more than the limit of \(limit) pixels. Use a smaller copy."
    case .tooManyBytes(let bytes, let limit):
      "Reading the picture takes \(bytes >> 20) MB, more than the limit of \(limit >> 20) MB. Use a smaller copy."
    case .tooLittleData(let width, let height, let bytes):
      "The file says that it has \(width) x \(height) pixels, but \(bytes) bytes of data cannot hold them. "
        + "It is damaged, or was made to do harm. \(Self.restore)"
    case .tooManyScans(let offset):
      "The file goes over its pixels again and again; reading stopped at byte \(offset). "
        + "It is damaged, or was made to do harm. \(Self.restore)"
    }
  }

  private static let restore = "Restore it with `git checkout -- <file>`, or export it anew."
}
