import LayoutSnapshotImageDiff
import LayoutSnapshotStore
import LayoutSnapshotViews

/// Reads a file of settings: an object of JSON with known names only. Each error says the line and the column.
///
/// Foundation's decoder reports no places, takes the last of two equal names, and leaves out unknown ones.
struct SnapshotsFileParser {
  private let bytes: [UInt8]
  private let path: String
  private var place = 0

  init(_ bytes: [UInt8], _ path: String) { (self.bytes, self.path) = (bytes, path) }

  mutating func file() throws(SnapshotsFileError) -> SnapshotsFile {
    var file = SnapshotsFile()
    var devices: [(model: Device, traits: Traits)]?
    try object(of: SnapshotsFileError.settings, "an object of settings, which begins with {") {
      (parser: inout Self, name, _) throws(SnapshotsFileError) in
      switch name {
      case "devices": devices = try parser.devices()
      case "traits": file.traits = try parser.traits()
      case "tolerance": file.tolerance = try parser.tolerance()
      default: file.isStrict = try parser.flag()
      }
    }
    let end = skipSpace()
    if end < bytes.count { throw error(.expected("the end of the file"), at: end) }
    // A device forgets traits that it has anyway, but in the file they may contradict those of all devices.
    file.devices = devices.map { $0.map { $0.model.with(file.traits, $0.traits) } }
    return file
  }

  /// Reads an object whose names are known.
  ///
  /// - Parameter read: reads the value of a name, which begins at a place.
  private mutating func object(
    of names: [String], _ what: String,
    _ read: (inout SnapshotsFileParser, String, Int) throws(SnapshotsFileError) -> Void
  ) throws(SnapshotsFileError) {
    var seen: Set<String> = []
    try take("{", what)
    if has("}") { return }
    repeat {
      let start = skipSpace()
      let name = try text("the name of a setting in quotation marks")
      if !seen.insert(name).inserted { throw error(.repeatedSetting(name), at: start) }
      if !names.contains(name) {
        throw error(.unknownSetting(name, near: nearest(to: name, in: names), of: names), at: start)
      }
      try take(":", "a colon")
      try read(&self, name, start)
    } while has(",")
    try take("}", "a comma or }")
  }

  private mutating func traits() throws(SnapshotsFileError) -> Traits {
    let start = skipSpace()
    let name = try text("the name of traits in quotation marks, as in \"dark-rtl\"")
    guard let traits = Traits(identifier: name) else { throw error(.unknownTraits(name), at: start) }
    return traits
  }

  private mutating func tolerance() throws(SnapshotsFileError) -> ImageTolerance {
    var metric: PixelMetric?
    var (pixels, share) = (0, 0.0)
    try object(
      of: ["perceptual", "pixelmatch", "pixels", "share"],
      "an object, as in {\"perceptual\": 2, \"pixels\": 10}"
    ) { (parser: inout Self, name, start) throws(SnapshotsFileError) in
      switch name {
      case "pixels": pixels = Int(try parser.number("a whole number, such as 10", in: 0...1e9, isWhole: true))
      case "share": share = try parser.number("a number from 0 to 1", in: 0...1)
      default:
        if metric != nil { throw parser.error(.twoMetrics, at: start) }
        metric =
          name == "perceptual"
          ? .perceptual(deltaE: try parser.number("a difference in CIELAB from 0 to 100", in: 0...100))
          : .pixelmatch(Pixelmatch(threshold: try parser.number("a threshold from 0 to 1", in: 0...1)))
      }
    }
    return ImageTolerance(metric: metric ?? .exact, pixels: pixels, share: share)
  }

  /// A number without an exponent.
  private mutating func number(
    _ what: String, in range: ClosedRange<Double>, isWhole: Bool = false
  ) throws(SnapshotsFileError) -> Double {
    let start = skipSpace()
    let digits = bytes[start...].prefix { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...(isWhole ? 1 : 2)).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }),
      let number = Double(String(decoding: digits, as: UTF8.self)), range.contains(number)
    else { throw error(.expected(what), at: start) }
    place = start + digits.count
    return number
  }

  private mutating func devices() throws(SnapshotsFileError) -> [(model: Device, traits: Traits)] {
    let start = skipSpace()
    try take("[", "a list of device names, as in [\"iPhone15\", \"iPadAir-landscape\"]")
    if has("]") { throw error(.noDevices, at: start) }
    var devices: [(model: Device, traits: Traits)] = []
    repeat {
      let start = skipSpace()
      let name = try text("the name of a device in quotation marks")
      let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let traits = parts.count == 2 ? Traits(identifier: parts[1]) : Traits()
      guard let model = Device.named(parts[0]), let traits else {
        let short = String(name.prefix { $0 != "." && $0 != "-" })
        let near = nearestFew(to: short, in: (Device.phones + Device.pads).map(\.name), most: 3)
        throw error(.unknownDevice(name, near: near), at: start)
      }
      if devices.contains(where: { $0.model == model && $0.traits == traits }) {
        throw error(.repeatedDevice(name), at: start)
      }
      devices.append((model, traits))
    } while has(",")
    try take("]", "a comma or ]")
    return devices
  }

  private mutating func flag() throws(SnapshotsFileError) -> Bool {
    let start = skipSpace()
    for (word, value) in [("true", true), ("false", false)] where bytes[start...].starts(with: word.utf8) {
      place = start + word.utf8.count
      return value
    }
    throw error(.expected("true or false"), at: start)
  }

  /// A text in quotation marks. No setting and no device has a name that needs a backslash.
  private mutating func text(_ what: String) throws(SnapshotsFileError) -> String {
    let start = skipSpace()
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else {
      throw error(.expected(what), at: start)
    }
    let rest = bytes[(start + 1)...]
    guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { throw error(.expected(what), at: start) }
    let inside = rest[..<end]
    if inside.contains(where: { $0 < 32 || $0 == UInt8(ascii: "\\") }) {
      throw error(.expected("\(what), without backslashes and line breaks"), at: start)
    }
    guard let text = String(validating: inside, as: UTF8.self) else {
      throw error(.expected("\(what), in UTF-8"), at: start)
    }
    place = end + 1
    return text
  }

  /// Takes a sign that has to come next.
  private mutating func take(_ sign: Unicode.Scalar, _ what: String) throws(SnapshotsFileError) {
    if !has(sign) { throw error(.expected(what), at: place) }
  }

  /// Takes a sign if it comes next.
  private mutating func has(_ sign: Unicode.Scalar) -> Bool {
    let start = skipSpace()
    guard start < bytes.count, bytes[start] == UInt8(ascii: sign) else { return false }
    place = start + 1
    return true
  }

  /// Goes to the next byte that is no space, and returns its place.
  @discardableResult
  private mutating func skipSpace() -> Int {
    while place < bytes.count, [9, 10, 13, 32].contains(bytes[place]) { place += 1 }
    return place
  }

  /// Columns count characters of Unicode, not bytes.
  private func error(_ problem: SnapshotsFileError.Problem, at offset: Int) -> SnapshotsFileError {
    let before = bytes[..<min(offset, bytes.count)]
    let lineStart = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    return .invalid(path: path, line: before.count { $0 == 10 } + 1, column: column, problem)
  }
}
