/// Reads the attribute `d` of a path (SVG 1.1, 8.3). What comes before an error is drawn, as browsers do.
package struct SVGPathData {
  package private(set) var path = VectorPath()
  /// Whether the text is free of errors.
  package private(set) var isWhole = true
  private var scanner: SVGScanner
  /// The control point of the last curve, which smooth curves mirror, and whether that was a cubic one.
  private var control: (point: VectorPoint, isCubic: Bool)?

  package init(_ text: String) {
    scanner = SVGScanner(text)
    isWhole = read()
  }

  private mutating func read() -> Bool {
    scanner.skipSpace()
    var command: UInt8 = 0
    while !scanner.isAtEnd {
      if SVGScanner.isLetter(scanner.next) {
        command = scanner.next
        scanner.position += 1
        scanner.skipSpace()
      } else if command == 0 || command | 32 == UInt8(ascii: "z") {
        return false
      }
      // Nothing but a move can come first.
      if path.isEmpty, command | 32 != UInt8(ascii: "m") { return false }
      guard step(command) else { return false }
      // Further pairs of a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      scanner.skipSeparator()
    }
    return true
  }

  private mutating func step(_ command: UInt8) -> Bool {
    let from = path.current ?? VectorPoint(0, 0)
    let base = command >= UInt8(ascii: "a") ? from : VectorPoint(0, 0)
    let before = control
    control = nil
    switch command | 32 {
    case UInt8(ascii: "m"):
      guard let end = point(base) else { return false }
      path.move(to: end)
    case UInt8(ascii: "l"):
      guard let end = point(base) else { return false }
      path.line(to: end)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      path.line(to: VectorPoint(base.x + x, from.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      path.line(to: VectorPoint(from.x, base.y + y))
    case UInt8(ascii: "c"):
      guard let first = point(base), let second = point(base), let end = point(base) else { return false }
      cubic(first, second, end)
    case UInt8(ascii: "s"):
      guard let second = point(base), let end = point(base) else { return false }
      cubic(mirrored(before, isCubic: true, at: from), second, end)
    case UInt8(ascii: "q"):
      guard let middle = point(base), let end = point(base) else { return false }
      quadratic(middle, end)
    case UInt8(ascii: "t"):
      guard let end = point(base) else { return false }
      quadratic(mirrored(before, isCubic: false, at: from), end)
    case UInt8(ascii: "a"): return arc(base)
    case UInt8(ascii: "z"): path.close()
    default: return false
    }
    return true
  }

  private mutating func cubic(_ first: VectorPoint, _ second: VectorPoint, _ end: VectorPoint) {
    path.cubic(first, second, to: end)
    control = (second, true)
  }

  private mutating func quadratic(_ middle: VectorPoint, _ end: VectorPoint) {
    path.quadratic(middle, to: end)
    control = (middle, false)
  }

  private func mirrored(
    _ control: (point: VectorPoint, isCubic: Bool)?, isCubic: Bool, at point: VectorPoint
  ) -> VectorPoint {
    guard let control, control.isCubic == isCubic else { return point }
    return point + (point - control.point)
  }

  private mutating func arc(_ base: VectorPoint) -> Bool {
    guard let rx = number(), let ry = number(), let degrees = number(), let isLarge = flag(),
      let isSweep = flag(), let end = point(base)
    else { return false }
    path.arc(rx: rx, ry: ry, degrees: degrees, isLarge: isLarge, isSweep: isSweep, to: end)
    return true
  }

  private mutating func number() -> Double? {
    scanner.skipSeparator()
    return scanner.number()
  }

  private mutating func point(_ base: VectorPoint) -> VectorPoint? {
    guard let x = number(), let y = number() else { return nil }
    return VectorPoint(base.x + x, base.y + y)
  }

  /// One digit: after it the next number may begin without space.
  private mutating func flag() -> Bool? {
    scanner.skipSeparator()
    if scanner.take("0") { return false }
    return scanner.take("1") ? true : nil
  }
}
