/// Why a file gives no picture. Nothing is ever decoded in part.
package enum PNGDecodingError: Error, Hashable, Sendable {
  /// The file is something else.
  case notPNG(Impostor)
  /// The header contradicts the format.
  case invalidHeader(String)
  /// The picture has more pixels than the limit allows.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// A side of the picture is longer than the limit allows.
  case tooLong(width: Int, height: Int, limit: Int)
  /// The picture takes more bytes than the limit allows.
  case tooManyBytes(Int, limit: Int)
  /// The data between header and end cannot hold the pixels that the header claims.
  case tooLittleData(width: Int, height: Int, bytes: Int)
  /// The file ends, at this offset, before its picture does.
  case truncated(at: Int)
  /// The data is damaged; in libpng's words, and how far reading had come.
  case corrupt(String, at: Int)
  /// A pixel names a colour that the palette does not have.
  case colorOutsidePalette(index: Int, count: Int, row: Int)
  /// There is no memory left for a picture of this size.
  case outOfMemory(String)

  /// What a file that is not a PNG seems to be.
  package enum Impostor: Hashable, Sendable {
    case nothing
    case gitLFSPointer
    case mergeConflict
    case textConversion
    case jpeg
    case gif
    case unknown

    init(_ file: [UInt8]) {
      func starts(_ text: String) -> Bool { file.starts(with: text.utf8) }
      if file.isEmpty {
        self = .nothing
      } else if starts("version https://git-lfs") {
        self = .gitLFSPointer
      } else if starts("<<<<<<< ") {
        self = .mergeConflict
      } else if file.dropFirst().starts(with: "PNG".utf8) {
        // The signature holds CR LF, a lone LF and a byte above 127, so that these conversions show.
        self = .textConversion
      } else if file.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .jpeg
      } else if starts("GIF8") {
        self = .gif
      } else {
        self = .unknown
      }
    }
  }
}

extension PNGDecodingError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package var description: String {
    switch self {
    case .notPNG(let impostor): impostor.explanation
    case .invalidHeader(let reason):
      "The PNG header is invalid: \(reason). The file is damaged; restore it with `git checkout -- <file>`."
    case .tooLarge(let width, let height, let limit):
      "The picture is \(width) x \(height) pixels, more than the limit of \(limit) pixels. "
        + "Take snapshots of smaller parts."
    case .tooLong(let width, let height, let limit):
      "The picture is \(width) x \(height) pixels; a side may have at most \(limit). Take snapshots of smaller parts."
    case .tooManyBytes(let bytes, let limit):
      "The picture takes \(bytes >> 20) MB, more than the limit of \(limit >> 20) MB. "
        + "Take snapshots of smaller parts, or save it with 8 bits and without interlacing."
    case .tooLittleData(let width, let height, let bytes):
      "The file says that it has \(width) x \(height) pixels, but \(bytes) bytes of data cannot hold them. "
        + "It is damaged, or was made to do harm; restore it with `git checkout -- <file>`."
    case .truncated(let offset):
      "The file ends after \(offset) bytes, before its picture is complete. "
        + "It was not written or copied to the end; restore it with `git checkout -- <file>`."
    case .corrupt(let reason, let offset):
      "The PNG data is damaged at or before byte \(offset): \(reason). "
        + "Restore the file with `git checkout -- <file>`."
    case .colorOutsidePalette(let index, let count, let row):
      "Row \(row) names colour \(index) of a palette of \(count). The program that wrote the file is faulty."
    case .outOfMemory(let reason):
      "There is no memory for the picture: \(reason)."
    }
  }
}

extension PNGDecodingError.Impostor {
  fileprivate var explanation: String {
    switch self {
    case .nothing:
      "The file is empty. It was not written to the end; restore it with `git checkout -- <file>`."
    case .gitLFSPointer:
      "The file is a Git LFS pointer, not the picture itself. Fetch the pictures with `git lfs pull`."
    case .mergeConflict:
      "The file holds a merge conflict. Take one side with `git checkout --ours -- <file>` (or --theirs)."
    case .textConversion:
      "The file was a PNG until its line ends or bytes were converted as if it were text. "
        + "Mark it with `*.png binary` in .gitattributes and restore it with `git checkout -- <file>`."
    case .jpeg: "The file is a JPEG. Snapshots are PNG, because JPEG changes pixels."
    case .gif: "The file is a GIF. Snapshots are PNG."
    case .unknown: "The file is not a PNG: it does not start with the signature of one."
    }
  }
}
