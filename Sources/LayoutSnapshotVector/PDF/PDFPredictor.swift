/// Undoes what a stream's rows were prepared by, so that they compress better (ISO 32000-1, 7.4.4.4).
struct PDFPredictor {
  let kind: Int
  let colors: Int
  let bits: Int
  let columns: Int

  /// Nil without a predictor, and for numbers that no picture has.
  init?(_ parameters: PDFDictionary) {
    kind = parameters["Predictor"]?.integer ?? 1
    colors = parameters["Colors"]?.integer ?? 1
    bits = parameters["BitsPerComponent"]?.integer ?? 8
    columns = parameters["Columns"]?.integer ?? 1
    guard kind >= 2, (1...32).contains(colors), [1, 2, 4, 8, 16].contains(bits),
      (1...1_000_000).contains(columns)
    else { return nil }
  }

  private var rowBytes: Int { (columns * colors * bits + 7) / 8 }
  /// How far behind the byte lies that a byte is compared with.
  private var pixelBytes: Int { max(1, colors * bits / 8) }

  /// - Returns: nil for a row of an unknown kind.
  func undone(_ bytes: [UInt8]) -> [UInt8]? { kind == 2 ? tiff(bytes) : png(bytes) }

  /// Differences to the left. Only whole bytes are known to be used.
  private func tiff(_ bytes: [UInt8]) -> [UInt8]? {
    guard bits == 8 else { return nil }
    var bytes = bytes
    for row in stride(from: 0, to: bytes.count, by: rowBytes) {
      for index in row..<min(row + rowBytes, bytes.count) where index - row >= colors {
        bytes[index] &+= bytes[index - colors]
      }
    }
    return bytes
  }

  /// The filters of PNG; each row begins with its own.
  private func png(_ bytes: [UInt8]) -> [UInt8]? {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var above = [UInt8](repeating: 0, count: rowBytes)
    for start in stride(from: 0, to: bytes.count, by: rowBytes + 1) {
      let filter = bytes[start]
      var row = Array(bytes[start + 1..<min(start + 1 + rowBytes, bytes.count)])
      for index in row.indices {
        let left = index >= pixelBytes ? row[index - pixelBytes] : 0
        let corner = index >= pixelBytes ? above[index - pixelBytes] : 0
        switch filter {
        case 0: break
        case 1: row[index] &+= left
        case 2: row[index] &+= above[index]
        case 3: row[index] &+= UInt8((Int(left) + Int(above[index])) / 2)
        case 4: row[index] &+= PDFPredictor.nearest(Int(left), Int(above[index]), Int(corner))
        default: return nil
        }
      }
      output += row
      above = row + repeatElement(0, count: rowBytes - row.count)
    }
    return output
  }

  /// Which of three neighbours is nearest to left + above - corner.
  private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let (toLeft, toAbove) = (abs(above - corner), abs(left - corner))
    let toCorner = abs(left + above - 2 * corner)
    if toLeft <= toAbove, toLeft <= toCorner { return UInt8(left) }
    return UInt8(toAbove <= toCorner ? above : corner)
  }
}
