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
    var seen: Set<String> = []
    try take("{", "an object of settings, which begins with {")
    if !has("}") {
      repeat {
        let start = skipSpace()
        let name = try text("the name of a setting in quotation marks")
        if !seen.insert(name).inserted { throw error(.repeatedSetting(name), at: start) }
        if !SnapshotsFileError.settings.contains(name) {
          throw error(
            .unknownSetting(name, near: nearest(to: name, in: SnapshotsFileError.settings)), at: start)
        }
        try take(":", "a colon")
        if name == "devices" { file.devices = try devices() } else { file.isStrict = try flag() }
      } while has(",")
      try take("}", "a comma or }")
    }
    let end = skipSpace()
    if end < bytes.count { throw error(.expected("the end of the file"), at: end) }
    return file
  }

  private mutating func devices() throws(SnapshotsFileError) -> [Device] {
    let start = skipSpace()
    try take("[", "a list of device names, as in [\"iPhone15\", \"iPadAir-landscape\"]")
    if has("]") { throw error(.noDevices, at: start) }
    var devices: [Device] = []
    repeat {
      let start = skipSpace()
      let name = try text("the name of a device in quotation marks")
      guard let device = Device.named(name) else {
        let model = String(name.prefix { $0 != "." && $0 != "-" })
        let near = nearestFew(to: model, in: (Device.phones + Device.pads).map(\.name), most: 3)
        throw error(.unknownDevice(name, near: near), at: start)
      }
      if devices.contains(where: { $0.name == device.name }) { throw error(.repeatedDevice(name), at: start) }
      devices.append(device)
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
