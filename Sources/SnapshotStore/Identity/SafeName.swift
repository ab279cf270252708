/// Turns a name into one that every file system takes and that cannot leave its folder.
///
/// Letters, digits, `_`, `+`, `.` and `-` of ASCII stay; a run of others becomes one `-`. A name that lost
/// more than spaces and punctuation, or its end, gets a checksum, so that different names stay different.
///
/// ```swift
/// safeName("fits on screen")  // "fits-on-screen"
/// safeName("../etc")          // "etc"
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
  guard lostLetters || result.isEmpty || result.count > longestName else { return result }
  let checksum = String(checksum(name), radix: 16)
  let kept = result.prefix(longestName - 17)
  return kept.isEmpty ? checksum : "\(kept)-\(checksum)"
}

/// Leaves room for a device, traits and an ending within the 255 bytes of common file systems.
private let longestName = 100

/// FNV-1a over the name's bytes: the same on every machine and in every run, unlike `hashValue`.
private func checksum(_ name: String) -> UInt64 {
  name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
