import LayoutSnapshotXML

/// Why a file gives no picture, and where in it.
package struct VectorError: Error, Hashable, Sendable {
  package let problem: Problem
  package let place: Place

  package init(_ problem: Problem, at place: Place = .file) { (self.problem, self.place) = (problem, place) }

  /// Where in a file something is wrong.
  package enum Place: Hashable, Sendable {
    case file
    /// A line and a column of an SVG.
    case text(DocumentLocation)
    /// The number of an object of a PDF.
    case object(Int)
    /// The number of bytes before it.
    case byte(Int)
  }

  package enum Problem: Hashable, Sendable {
    /// The file is something else.
    case notAPicture(Other)
    /// The file is to be SVG, and is not XML.
    case notXML(XMLProblem)
    /// The file is XML, whose outermost element has this name.
    case notSVG(String)
    /// The picture says nowhere how large it is.
    case noSize
    /// The picture's size is none, or too large.
    case invalidSize(width: Double, height: Double)
    /// The PDF can be read with a password only.
    case encrypted
    /// The PDF has no page.
    case noPage
    /// A part of the PDF is compressed, and damaged.
    case damaged(filter: String)
    /// A part of the PDF is compressed in a way that is not known.
    case unknownFilter(String)
    /// Groups, forms or references lie in each other too deeply.
    case tooDeep(limit: Int)
    /// The file has too many bytes.
    case tooManyBytes(Int, limit: Int)
    /// Compressed parts expand to too many bytes.
    case expandsTooMuch(limit: Int)
    /// Drawing the picture takes too many steps.
    case tooMuchWork(limit: Int)
  }

  /// What a file is that is neither SVG nor PDF.
  package enum Other: Hashable, Sendable {
    case empty, gitLFSPointer, mergeConflict, png, jpeg, compressedSVG, binary

    init?(_ bytes: [UInt8]) {
      func starts(_ text: String) -> Bool { bytes.starts(with: text.utf8) }
      if bytes.allSatisfy(SVGScanner.isSpace) {
        self = .empty
      } else if starts("version https://git-lfs") {
        self = .gitLFSPointer
      } else if starts("<<<<<<< ") {
        self = .mergeConflict
      } else if bytes.dropFirst().starts(with: "PNG".utf8) {
        self = .png
      } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .jpeg
      } else if bytes.starts(with: [0x1F, 0x8B]) {
        self = .compressedSVG
      } else if bytes.prefix(4).contains(0) {
        self = .binary
      } else {
        return nil
      }
    }
  }
}

extension VectorError: CustomStringConvertible {
  /// What is wrong, where, why that may be, and what to do.
  package var description: String {
    switch place {
    case .file: "The file cannot be drawn: \(problem)."
    case .text(let location):
      "The file cannot be drawn. Line \(location.line), column \(location.column): \(problem)."
    case .object(let number): "The file cannot be drawn. Object \(number): \(problem)."
    case .byte(let offset): "The file cannot be drawn. After \(offset) bytes: \(problem)."
    }
  }
}

extension VectorError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAPicture(let other): "this is no SVG or PDF but \(other.advice)"
    case .notXML(let problem): "\(problem)"
    case .notSVG(let name): "the outermost element is <\(name)>, not <svg>; export the picture once more"
    case .noSize: "the picture has neither a width and a height nor a view box; add one of them"
    case .invalidSize(let width, let height):
      "the picture is \(width) × \(height) points large; both have to be above 0 and at most 65535"
    case .encrypted: "the PDF is encrypted; export it without a password"
    case .noPage: "the PDF has no page; it may have been cut off: export it once more"
    case .damaged(let filter):
      "data of \(filter) is damaged; the file may have been cut off: export it once more"
    case .unknownFilter(let name):
      "data is compressed by \(name), which is not known; export it with FlateDecode"
    case .tooDeep(let limit):
      "parts of the picture lie in each other more than \(limit) deep; flatten its groups"
    case .tooManyBytes(let count, let limit): "the file has \(count) bytes, and \(limit) are the most"
    case .expandsTooMuch(let limit):
      "compressed parts expand to more than \(limit) bytes; such a file is damaged or made to do harm"
    case .tooMuchWork(let limit): "drawing the picture takes more than \(limit) steps; simplify it"
    }
  }
}

extension VectorError.Other {
  fileprivate var advice: String {
    switch self {
    case .empty: "empty; restore it, for instance by git checkout"
    case .gitLFSPointer: "a pointer of Git LFS; run git lfs pull"
    case .mergeConflict: "a merge with conflicts; resolve them"
    case .png: "a PNG; give it the ending .png"
    case .jpeg: "a JPEG; give it the ending .jpg"
    case .compressedSVG: "compressed by gzip; decompress it"
    case .binary: "binary data; export the picture once more"
    }
  }
}
