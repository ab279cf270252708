import Graphics

/// Compares single rows, once it is known that they are not the same bytes.
final class RowClassifier<Distance: ColorDistance>: RowClassifying {
  private let distance: Distance
  private let detector: AntialiasingDetector<Distance>
  private let ignoresAntialiasing: Bool
  /// The distance beyond which a pixel counts.
  private let limit: Double
  /// The least distance that anything is to be said about.
  private let interest: Double
  /// Distances at which pixels are counted besides.
  private let thresholds: [Double]
  private let width: Int

  // What is certainly of no interest is passed over in integers.
  private let certainSquareSum: Int
  private let certainChannelDifference: UInt8?

  private(set) var tally = Tally()

  init(
    distance: Distance, limit: Double, thresholds: [Double], ignoresAntialiasing: Bool, width: Int,
    height: Int
  ) {
    self.distance = distance
    self.ignoresAntialiasing = ignoresAntialiasing
    self.limit = limit
    self.thresholds = thresholds
    self.width = width
    tally.beyond = Array(repeating: 0, count: thresholds.count)
    detector = AntialiasingDetector(distance: distance, width: width, height: height)
    interest = thresholds.reduce(limit, min)
    let squareSum = distance.certainSquareSum(within: interest)
    certainSquareSum = squareSum < 0 ? -1 : Int(squareSum)
    certainChannelDifference = squareSum < 0 ? nil : UInt8(min(255, (squareSum / 3).squareRoot()))
  }

  func classify(
    _ columns: Range<Int>, row y: Int, _ a: RowTable, _ b: RowTable,
    into classes: UnsafeMutablePointer<PixelClass>
  ) {
    let rowOfA = a[2]
    let rowOfB = b[2]
    // Counted in registers, not through the object, while the row lasts.
    var tally = Tally()
    swap(&tally, &self.tally)
    defer { self.tally = tally }
    var x = columns.lowerBound
    while x < columns.upperBound {
      let end = min(x &+ Self.stride, columns.upperBound)
      if end &- x == Self.stride && isOfNoInterest(rowOfA + x, rowOfB + x) {
        x = end
        continue
      }
      while x < end {
        if rowOfA[x] != rowOfB[x] { classifyPixel(x, y, a, b, into: classes, &tally) }
        x &+= 1
      }
    }
  }

  private static var stride: Int { 16 }

  /// Whether 16 pixels are equal or certainly not far enough apart, found with vectors of bytes.
  @inline(__always)
  private func isOfNoInterest(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>) -> Bool {
    guard let certainChannelDifference else { return hasEqualBytes(a, b, count: 4 &* Self.stride) }
    var alphas: UInt32 = 0
    for index in 0..<Self.stride { alphas |= a[index] ^ b[index] }
    if alphas == 0 { return true }
    if alphas >= 0x0100_0000 { return false }
    let bytesOfA = UnsafeRawPointer(a).assumingMemoryBound(to: UInt8.self)
    let bytesOfB = UnsafeRawPointer(b).assumingMemoryBound(to: UInt8.self)
    var largest: UInt8 = 0
    for index in 0..<(4 &* Self.stride) {
      let x = bytesOfA[index]
      let y = bytesOfB[index]
      largest = max(largest, max(x, y) &- min(x, y))
    }
    return largest <= certainChannelDifference
  }

  @inline(__always)
  private func classifyPixel(
    _ x: Int, _ y: Int, _ a: RowTable, _ b: RowTable, into classes: UnsafeMutablePointer<PixelClass>,
    _ tally: inout Tally
  ) {
    let first = a[2][x]
    let second = b[2][x]
    let channels = ChannelDifferences(first, second)
    if channels.alpha == 0 && channels.squareSum <= certainSquareSum { return }
    let delta = distance.between(first, second, at: y &* width &+ x)
    let magnitude = abs(delta)
    if magnitude <= interest { return }
    if ignoresAntialiasing
      && (detector.isSmoothed(a, b, x: x, y: y) || detector.isSmoothed(b, a, x: x, y: y))
    {
      if magnitude > limit {
        classes[x] = .antialiased
        tally.antialiasedPixels &+= 1
      }
      return
    }
    for index in thresholds.indices where magnitude > thresholds[index] { tally.beyond[index] &+= 1 }
    if magnitude <= limit { return }
    classes[x] = delta < 0 ? .isDarker : .differs
    tally.differingPixels &+= 1
    tally.largestDistance = max(tally.largestDistance, magnitude)
    tally.largestChannelDifference = max(tally.largestChannelDifference, channels.largest)
  }

  func addMissing(_ columns: Range<Int>, into classes: UnsafeMutablePointer<PixelClass>) {
    for x in columns { classes[x] = .differs }
    tally.differingPixels += columns.count
    tally.largestChannelDifference = 255
    tally.largestDistance = distance.largest
    for index in thresholds.indices { tally.beyond[index] += columns.count }
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
