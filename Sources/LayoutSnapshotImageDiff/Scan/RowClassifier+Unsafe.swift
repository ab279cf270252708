import LayoutSnapshotGraphics

/// Compares single rows, once it is known that they are not the same bytes.
struct RowClassifier<Distance: ColorDistance> {
  private let distance: Distance
  private let rules: RowRules
  private let interest: Double
  private let detector: AntialiasingDetector<Distance>

  // What is certainly of no interest is passed over in integers.
  private let certainSquareSum: Int
  private let certainChannelDifference: UInt8?

  init(_ distance: Distance, _ rules: RowRules) {
    self.distance = distance
    self.rules = rules
    interest = rules.interest
    detector = AntialiasingDetector(distance: distance, width: rules.width, height: rules.height)
    let squareSum = min(distance.certainSquareSum(within: interest), 3 * 255 * 255)
    certainSquareSum = squareSum < 0 ? -1 : Int(squareSum)
    certainChannelDifference = squareSum < 0 ? nil : UInt8((squareSum / 3).squareRoot())
  }

  func classify(
    _ columns: Range<Int>, row y: Int, _ a: RowTable, _ b: RowTable,
    into classes: UnsafeMutablePointer<PixelClass>, _ tally: inout Tally
  ) {
    let rowOfA = unsafe a[2]
    let rowOfB = unsafe b[2]
    var x = columns.lowerBound
    while x < columns.upperBound {
      let end = min(x &+ Self.stride, columns.upperBound)
      if unsafe end &- x == Self.stride && isOfNoInterest(rowOfA + x, rowOfB + x) {
        x = end
        continue
      }
      if unsafe end &- x == Self.stride && isPlain(a, x, y) && isPlain(b, x, y) {
        unsafe classifyPlain(x, rowOfA[x], rowOfB[x], into: classes, &tally)
        x = end
        continue
      }
      while x < end {
        if unsafe rowOfA[x] != rowOfB[x] { unsafe classifyPixel(x, y, a, b, into: classes, &tally) }
        x &+= 1
      }
    }
  }

  private static var stride: Int { 16 }

  /// Whether 16 pixels are equal or certainly not far enough apart, found with vectors of bytes.
  @inline(__always)
  private func isOfNoInterest(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>) -> Bool {
    guard let certainChannelDifference else { return unsafe hasEqualBytes(a, b, count: 4 &* Self.stride) }
    var alphas: UInt32 = 0
    for index in 0..<Self.stride { unsafe alphas |= a[index] ^ b[index] }
    if alphas == 0 { return true }
    if alphas >= 0x0100_0000 { return false }
    let bytesOfA = unsafe UnsafeRawPointer(a)
    let bytesOfB = unsafe UnsafeRawPointer(b)
    var largest: UInt8 = 0
    for index in 0..<(4 &* Self.stride) {
      let x = unsafe bytesOfA.load(fromByteOffset: index, as: UInt8.self)
      let y = unsafe bytesOfB.load(fromByteOffset: index, as: UInt8.self)
      largest = max(largest, max(x, y) &- min(x, y))
    }
    return largest <= certainChannelDifference
  }

  /// Whether 16 pixels, their neighbours left and right, and those below or above are all of one opaque
  /// colour. Each then has five equal neighbours, and three are enough not to look anti-aliased.
  @inline(__always)
  private func isPlain(_ rows: RowTable, _ x: Int, _ y: Int) -> Bool {
    guard x > 0, x &+ Self.stride < rules.width, rules.height > 1 else { return false }
    let row = unsafe rows[2] + x
    let color = unsafe row[0]
    guard color >= 0xFF00_0000, unsafe row[-1] == color, unsafe row[Self.stride] == color else {
      return false
    }
    let neighbours = unsafe rows[y &+ 1 < rules.height ? 3 : 1] + x
    var other = unsafe (neighbours[-1] ^ color) | (neighbours[Self.stride] ^ color)
    for index in 0..<Self.stride { unsafe other |= (row[index] ^ color) | (neighbours[index] ^ color) }
    return other == 0
  }

  /// Classifies 16 pixels that have one colour in either picture and do not look anti-aliased.
  @inline(__always)
  private func classifyPlain(
    _ x: Int, _ first: UInt32, _ second: UInt32, into classes: UnsafeMutablePointer<PixelClass>,
    _ tally: inout Tally
  ) {
    // The place matters for see-through pixels only.
    let delta = distance.between(first, second, at: 0)
    let magnitude = abs(delta)
    if magnitude <= interest { return }
    for index in rules.thresholds.indices where magnitude > rules.thresholds[index] {
      tally.beyond[index] &+= Self.stride
    }
    if magnitude <= rules.limit { return }
    let found: PixelClass = delta < 0 ? .isDarker : .differs
    for index in x..<x &+ Self.stride { unsafe classes[index] = found }
    tally.differingPixels &+= Self.stride
    tally.largestDistance = max(tally.largestDistance, magnitude)
    tally.largestChannelDifference = max(
      tally.largestChannelDifference, ChannelDifferences(first, second).largest)
  }

  @inline(__always)
  private func classifyPixel(
    _ x: Int, _ y: Int, _ a: RowTable, _ b: RowTable, into classes: UnsafeMutablePointer<PixelClass>,
    _ tally: inout Tally
  ) {
    let first = unsafe a[2][x]
    let second = unsafe b[2][x]
    let channels = ChannelDifferences(first, second)
    if channels.alpha == 0 && channels.squareSum <= certainSquareSum { return }
    let delta = distance.between(first, second, at: y &* rules.width &+ x)
    let magnitude = abs(delta)
    if magnitude <= interest { return }
    if unsafe rules.ignoresAntialiasing
      && (detector.isSmoothed(a, b, x: x, y: y) || detector.isSmoothed(b, a, x: x, y: y))
    {
      if magnitude > rules.limit {
        unsafe classes[x] = .antialiased
        tally.antialiasedPixels &+= 1
      }
      return
    }
    for index in rules.thresholds.indices where magnitude > rules.thresholds[index] {
      tally.beyond[index] &+= 1
    }
    if magnitude <= rules.limit { return }
    unsafe classes[x] = delta < 0 ? .isDarker : .differs
    tally.differingPixels &+= 1
    tally.largestDistance = max(tally.largestDistance, magnitude)
    tally.largestChannelDifference = max(tally.largestChannelDifference, channels.largest)
  }
}

/// The differences of two pixels' channels.
private struct ChannelDifferences {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  @inline(__always)
  init(_ a: UInt32, _ b: UInt32) {
    red = channel(a, 0) &- channel(b, 0)
    green = channel(a, 8) &- channel(b, 8)
    blue = channel(a, 16) &- channel(b, 16)
    alpha = channel(a, 24) &- channel(b, 24)
  }

  @inline(__always)
  var squareSum: Int { red &* red &+ green &* green &+ blue &* blue }

  @inline(__always)
  var largest: Int { max(max(abs(red), abs(green)), max(abs(blue), abs(alpha))) }
}
