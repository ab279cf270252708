/// What a frame's header says: the size, the coding, and the components.
struct FrameHeader {
  let width: Int
  let height: Int
  let isProgressive: Bool
  /// The largest sampling factors of any component.
  let across: Int
  let down: Int
  var components: [Component]

  /// The blocks of all components, without those that only fill up a unit of the scan.
  var blocks: Int { components.reduce(0) { $0 + $1.blocksAcross * $1.blocksDown } }

  /// Reads the header that a marker announces.
  init(_ marker: UInt8, _ segment: consuming SegmentReader) throws(JPEGDecodingError) {
    switch marker {
    case 0xC0, 0xC1: isProgressive = false
    case 0xC2: isProgressive = true
    case 0xC3, 0xC7, 0xCB, 0xCF: throw .unsupported("lossless coding")
    case 0xC5, 0xC6, 0xCD, 0xCE: throw .unsupported("hierarchical coding")
    default: throw .unsupported("arithmetic coding")
    }
    let start = segment.place
    let bits = try segment.byte()
    guard bits == 8 else { throw .unsupported("\(bits) bits for each sample") }
    height = try segment.word()
    width = try segment.word()
    guard width > 0 else { throw .invalid("a width of no pixels", at: start) }
    guard height > 0 else { throw .unsupported("a height that is stated after the pixels") }
    let count = try segment.byte()
    guard [1, 3, 4].contains(count) else { throw .unsupported("\(count) components") }

    var read: [Component] = []
    for _ in 0..<count {
      let identifier = try segment.byte()
      let sampling = try segment.byte()
      let table = try segment.byte()
      let (across, down) = (sampling >> 4, sampling & 15)
      guard (1...4).contains(across), (1...4).contains(down), table < 4 else {
        throw .invalid("component \(identifier) has impossible factors or tables", at: segment.place)
      }
      guard !read.contains(where: { $0.identifier == identifier }) else {
        throw .invalid("two components are called \(identifier)", at: segment.place)
      }
      read.append(Component(identifier: identifier, across: across, down: down, table: table))
    }
    let across = read.reduce(1) { max($0, $1.across) }
    let down = read.reduce(1) { max($0, $1.down) }
    guard read.allSatisfy({ across % $0.across == 0 && down % $0.down == 0 }) else {
      throw .unsupported("components whose sizes do not divide each other")
    }
    for index in read.indices {
      read[index].measure(width: width, height: height, largestAcross: across, largestDown: down)
    }
    (self.across, self.down, components) = (across, down, read)
  }

  /// The units of a scan of several components: each holds all blocks of an area.
  var unitsAcross: Int { ceiling(width, 8 * across) }
  var unitsDown: Int { ceiling(height, 8 * down) }
}

/// `value / divisor`, rounded up.
func ceiling(_ value: Int, _ divisor: Int) -> Int { (value + divisor - 1) / divisor }
