/// What a file says before its pixels: how many there are, and how they want to be turned.
package struct JPEGHeader: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// From 1 to 8, as TIFF and Exif number them; 1 is upright.
  package let orientation: Int

  /// Reads the size also of files that cannot be decoded: of any kind of frame, and whatever its tables hold.
  ///
  /// - Throws: ``JPEGDecodingError``.
  package init(_ file: [UInt8]) throws(JPEGDecodingError) {
    var segments = try JPEGSegments(file)
    var details = PictureDetails()
    while let marker = try segments.next() {
      guard let segment = segments.content else { continue }
      guard JPEGMarker.isFrame(marker) else {
        if marker == JPEGMarker.scan { throw .invalid("a scan before the frame", at: segment.place) }
        details.read(marker, segment)
        continue
      }
      var content = segment
      _ = try content.byte()
      (height, width) = (try content.word(), try content.word())
      orientation = details.orientation
      return
    }
    throw .truncated(at: file.count)
  }
}
