/// What bytes mean in Swift. All beyond ASCII count as letters: the few that are operators make no difference to what is
/// prepared.
extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  var isWordStart: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 0x80
  }

  var isWord: Bool { isWordStart || isDigit }

  var isMark: Bool { "()[]{},:;.@".utf8.contains(self) }

  var isSign: Bool { "/=-+!*%<>&|^~?".utf8.contains(self) }

  var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
