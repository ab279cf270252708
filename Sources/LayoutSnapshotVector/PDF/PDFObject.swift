/// A value of a PDF (ISO 32000-1, 7.3).
indirect enum PDFObject {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary(PDFDictionary)
  case stream(PDFStream)
  case reference(Int)

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var name: String? { if case .name(let value) = self { value } else { nil } }
  var array: [PDFObject]? { if case .array(let value) = self { value } else { nil } }
  var stream: PDFStream? { if case .stream(let value) = self { value } else { nil } }
  /// A number as a whole one, if it lies within reason.
  var integer: Int? { number.flatMap { abs($0) < 1e15 ? Int($0) : nil } }

  /// A dictionary, or that of a stream.
  var dictionary: PDFDictionary? {
    switch self {
    case .dictionary(let value): value
    case .stream(let value): value.dictionary
    default: nil
    }
  }
}

typealias PDFDictionary = [String: PDFObject]

/// Bytes with a description.
struct PDFStream {
  let dictionary: PDFDictionary
  /// Where the bytes lie in the file.
  let range: Range<Int>
  /// The number of the object, for messages.
  let number: Int
}
