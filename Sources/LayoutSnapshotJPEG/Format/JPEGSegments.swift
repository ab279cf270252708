/// Goes from marker to marker.
struct JPEGSegments {
  let bytes: [UInt8]
  /// Where the next marker is looked for.
  var place = 2
  /// What the last marker announces; nil for a marker that stands alone.
  private(set) var content: SegmentReader?

  init(_ bytes: [UInt8]) throws(JPEGDecodingError) {
    guard bytes.starts(with: [0xFF, JPEGMarker.start]) else { throw .notJPEG }
    self.bytes = bytes
  }

  /// The next marker; nil at the end of the file. Before it there may be bytes FF, and what scans leave.
  mutating func next() throws(JPEGDecodingError) -> UInt8? {
    while place + 1 < bytes.count {
      let marker = bytes[place + 1]
      guard bytes[place] == 0xFF, marker != 0, marker != 0xFF else {
        place += 1
        continue
      }
      place += 2
      content = nil
      if !JPEGMarker.isBare(marker) {
        let segment = try SegmentReader(bytes, lengthAt: place)
        (content, place) = (segment, segment.end)
      }
      return marker
    }
    return nil
  }
}
