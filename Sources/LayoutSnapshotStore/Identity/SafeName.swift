/// Turns a name into one that every file system takes and that cannot leave its folder.
///
/// Letters, digits, `_`, `+`, `.` and `-` of ASCII stay; a run of others becomes one `-`. A name that lost
/// more than spaces and punctuation, or its end, gets a checksum, so that different names stay different.
///
/// ```swift
/// safeName("fits on screen")  // "fits-on-screen"
/// safeName("../etc")          // "etc"
/// safeName("aux")             // "aux_", because Windows takes the plain name for a device
/// ```
package func safeName(_ name: String) -> String {
  var result = ""
  var lostLetters = false
  for scalar in name.unicodeScalars {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "+": result.unicodeScalars.append(scalar)
    case ".": if !result.isEmpty && result.last != "." { result += "." }
    case "\0"..."\u{7F}": if !result.isEmpty && result.last != "-" { result += "-" }
    default: lostLetters = true
    }
  }
  while let last = result.last, "-.".contains(last) { result.removeLast() }
  let stem = result.prefix { $0 != "." }
  if reserved.contains(stem.lowercased()) { result = stem + "_" + result.dropFirst(stem.count) }
  guard lostLetters || result.isEmpty else { return bounded(result, of: name, to: longestName) }
  return marked(result, by: name, to: longestName)
}

/// Cuts a safe name down to a length; what was cut off leaves a checksum.
func bounded(_ safe: String, to length: Int) -> String { bounded(safe, of: safe, to: length) }

private func bounded(_ safe: String, of name: String, to length: Int) -> String {
  safe.utf8.count > length ? marked(safe, by: name, to: length) : safe
}

private func marked(_ safe: String, by name: String, to length: Int) -> String {
  let checksum = String(checksum(name), radix: 16)
  let kept = safe.prefix(length - 17)
  return kept.isEmpty ? checksum : "\(kept)-\(checksum)"
}

/// Leaves room for what stands beside the name within the 255 bytes of common file systems.
private let longestName = 100

/// Names that Windows has for devices, with any ending.
private let reserved: Set<String> = Set(
  ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

/// FNV-1a over a text's bytes: the same on every machine and in every run, unlike `hashValue`.
package func checksum(_ text: String) -> UInt64 {
  text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
