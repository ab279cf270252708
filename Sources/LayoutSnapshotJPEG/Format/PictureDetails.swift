/// What a file says about its pixels beside the frame: which colours the components are, and how the camera was held.
struct PictureDetails {
  /// The colour transform of Adobe's segment: 0 none, 1 YCbCr, 2 YCCK.
  private(set) var adobeTransform: Int?
  private(set) var isJFIF = false
  /// From 1 to 8, as TIFF numbers them: which sides of the picture the first row and column are.
  private(set) var orientation = 1

  /// Reads a segment of an application's own; others are passed over.
  mutating func read(_ marker: UInt8, _ segment: SegmentReader) {
    switch marker {
    case JPEGMarker.jfif where segment.begins(with: "JFIF", zeros: 1): isJFIF = true
    case JPEGMarker.adobe where segment.begins(with: "Adobe") && segment.count >= 12:
      adobeTransform = segment.rest.dropFirst(11).first.map(Int.init)
    case JPEGMarker.exif where segment.begins(with: "Exif", zeros: 2):
      if let stated = Self.orientation(Array(segment.rest.dropFirst(6))) { orientation = stated }
    default: break
    }
  }

  /// The orientation in the first directory of a TIFF header (Exif 2.3, 4.6.4: tag 274, one short number).
  private static func orientation(_ tiff: [UInt8]) -> Int? {
    let isLittle = tiff.starts(with: [0x49, 0x49, 42, 0])
    guard isLittle || tiff.starts(with: [0x4D, 0x4D, 0, 42]) else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let bytes = tiff[offset..<offset + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
    for entry in 0..<entries {
      let place = directory + 2 + 12 * entry
      guard let tag = number(place, 2) else { return nil }
      guard tag == 274, number(place + 2, 2) == 3, let value = number(place + 8, 2) else { continue }
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }

  /// Which colours the components of a frame are. Without a word about it, three components are YCbCr unless their
  /// names spell RGB; the rule is that of the Independent JPEG Group's library, which most programs use.
  func colors(of components: [Component]) -> ComponentColors {
    switch components.count {
    case 1: return .gray
    case 4:
      guard let adobeTransform else { return .cmyk(isInverted: false) }
      return adobeTransform == 0 ? .cmyk(isInverted: true) : .ycck
    default:
      if isJFIF { return .yCbCr }
      if let adobeTransform { return adobeTransform == 0 ? .rgb : .yCbCr }
      return components.map(\.identifier) == Array("RGB".utf8).map(Int.init) ? .rgb : .yCbCr
    }
  }
}
