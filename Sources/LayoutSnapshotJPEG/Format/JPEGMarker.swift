/// The second byte of a marker; the first is FF (ITU-T T.81, table B.1).
enum JPEGMarker {
  static let start: UInt8 = 0xD8
  static let end: UInt8 = 0xD9
  static let scan: UInt8 = 0xDA
  static let quantization: UInt8 = 0xDB
  static let huffman: UInt8 = 0xC4
  static let restartInterval: UInt8 = 0xDD
  static let exif: UInt8 = 0xE1
  static let adobe: UInt8 = 0xEE
  static let jfif: UInt8 = 0xE0
  /// RST0 to RST7, which stand between the parts of a scan.
  static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
  /// Markers without a length.
  static func isBare(_ marker: UInt8) -> Bool { marker == 0x01 || (0xD0...0xD9).contains(marker) }
  /// The starts of frames, of which there are thirteen kinds.
  static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }
}
