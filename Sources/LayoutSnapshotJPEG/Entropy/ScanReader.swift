/// Reads the blocks of one scan into their components.
struct ScanReader {
  private let header: ScanHeader
  private let restartInterval: Int
  private let isProgressive: Bool
  private let direct: [HuffmanTable]
  private let alternating: [HuffmanTable]
  private var coder: BlockCoder
  /// A block of a file of one pass, which becomes samples at once.
  private var block = [Int16](repeating: 0, count: 64)
  private var scratch = [Int32](repeating: 0, count: 64)

  init(
    _ header: ScanHeader, _ coder: BlockCoder, restartInterval: Int, direct: [HuffmanTable?],
    alternating: [HuffmanTable?], isProgressive: Bool, at place: Int
  ) throws(JPEGDecodingError) {
    (self.header, self.coder, self.restartInterval) = (header, coder, restartInterval)
    self.isProgressive = isProgressive
    let needsDirect = header.band.lowerBound == 0 && !header.refines
    let needsAlternating = header.band.upperBound > 0
    guard !needsDirect || direct.allSatisfy({ $0 != nil }),
      !needsAlternating || alternating.allSatisfy({ $0 != nil })
    else { throw .invalid("a scan whose codes are missing", at: place) }
    self.direct = needsDirect ? direct.compactMap { $0 } : []
    self.alternating = needsAlternating ? alternating.compactMap { $0 } : []
  }

  /// How many blocks the scan has.
  func blocks(in frame: FrameHeader) -> Int {
    if header.parts.count == 1 {
      let component = frame.components[header.parts[0].component]
      return component.blocksAcross * component.blocksDown
    }
    let inUnit = header.parts.reduce(0) {
      $0 + frame.components[$1.component].across * frame.components[$1.component].down
    }
    return frame.unitsAcross * frame.unitsDown * inUnit
  }

  /// Reads all blocks and gives the offset behind them.
  mutating func read(_ frame: inout FrameHeader) throws(JPEGDecodingError) -> Int {
    let isAlone = header.parts.count == 1
    let first = frame.components[header.parts[0].component]
    let unitsAcross = isAlone ? first.blocksAcross : frame.unitsAcross
    let unitsDown = isAlone ? first.blocksDown : frame.unitsDown
    var unit = 0
    for row in 0..<unitsDown {
      for column in 0..<unitsAcross {
        if restartInterval > 0, unit > 0, unit % restartInterval == 0 {
          try coder.restart(unit / restartInterval - 1)
        }
        unit += 1
        for part in header.parts.indices {
          let index = header.parts[part].component
          if isAlone {
            try readBlock(&frame.components[index], part, column, row)
            continue
          }
          let (across, down) = (frame.components[index].across, frame.components[index].down)
          for y in 0..<down {
            for x in 0..<across {
              try readBlock(&frame.components[index], part, column * across + x, row * down + y)
            }
          }
        }
        if coder.bits.isOverrun {
          throw coder.bits.isAtEnd
            ? .truncated(at: coder.bits.place)
            : .corrupt("a part of the scan ends too early", at: coder.bits.place)
        }
      }
    }
    return coder.bits.place
  }

  private mutating func readBlock(
    _ component: inout Component, _ part: Int, _ column: Int, _ row: Int
  ) throws(JPEGDecodingError) {
    guard isProgressive else {
      try coder.readAll(&block, at: 0, part: part, direct: direct[part], alternating: alternating[part])
      InverseTransform.samples(
        of: block, at: 0, times: component.quantization, scratch: &scratch, into: &component.samples,
        at: component.place(ofBlock: column, row), stride: component.stride)
      for index in 0..<64 { block[index] = 0 }
      return
    }
    let base = component.offset(ofBlock: column, row)
    switch (header.band.lowerBound, header.refines) {
    case (0, false):
      try coder.readAverage(
        &component.coefficients, at: base, part: part, direct[part], shift: header.shift)
    case (0, true): coder.refineAverage(&component.coefficients, at: base, shift: header.shift)
    case (_, false): try coder.readBand(&component.coefficients, at: base, alternating[part], header)
    case (_, true): try coder.refineBand(&component.coefficients, at: base, alternating[part], header)
    }
  }
}
