extension Workload {
  /// FNV-1a, 64 bits, over the little-endian words of the whole system.
  ///
  /// The words are the number of variables and then, per row: relation + 1, priority, the bits of the
  /// right-hand side, the number of terms, and per term the variable and the bits of the coefficient.
  /// Two implementations of the generators that print the same fingerprint solve the same system.
  /// It is handed out as 16 hexadecimal digits.
  public var fingerprint: String {
    var hash = FNV1a()
    hash.combine(UInt64(variableCount))
    for row in rows {
      hash.combine(UInt64(row.relation.rawValue + 1))
      hash.combine(UInt64(row.priority))
      hash.combine(row.constant.bitPattern)
      hash.combine(UInt64(row.terms.count))
      for term in terms[row.terms] {
        hash.combine(UInt64(term.variable))
        hash.combine(term.coefficient.bitPattern)
      }
    }
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The hash of Fowler, Noll and Vo in its 1a variant, fed with words of 8 bytes.
private struct FNV1a {
  var value: UInt64 = 1_469_598_103_934_665_603

  mutating func combine(_ word: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      value = (value ^ (word >> shift & 0xff)) &* 1_099_511_628_211
    }
  }
}
