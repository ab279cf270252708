import Testing

@testable import LayoutSnapshotViews

/// The markers of lists.
@Suite struct TextListTests {
  private func markers(_ format: NSTextList.MarkerFormat, _ numbers: [Int]) -> String {
    let list = NSTextList(markerFormat: format, options: 0)
    return numbers.map(list.marker(forItemNumber:)).joined(separator: " ")
  }

  @Test(
    arguments: [
      (.disc, "\u{2022}"), (.circle, "\u{25E6}"), (.square, "\u{25AA}"), (.hyphen, "\u{2043}"),
      (.check, "\u{2713}"), (.diamond, "\u{25C6}"), (.box, "\u{25AB}"),
    ] as [(NSTextList.MarkerFormat, String)])
  func signs_areTheSameForAllItems(format: NSTextList.MarkerFormat, sign: String) {
    #expect(markers(format, [1, 7, 0, -3]) == "\(sign) \(sign) \(sign) \(sign)")
    #expect(!NSTextList(markerFormat: format, options: 0).isOrdered)
  }

  @Test(
    arguments: [
      (.decimal, "1 9 10 27 702 4000"), (.octal, "1 11 12 33 1276 7640"),
      (.lowercaseHexadecimal, "1 9 a 1b 2be fa0"), (.uppercaseHexadecimal, "1 9 A 1B 2BE FA0"),
      (.lowercaseAlpha, "a i j aa zz ewv"), (.uppercaseAlpha, "A I J AA ZZ EWV"),
      (.lowercaseLatin, "a i j aa zz ewv"), (.uppercaseLatin, "A I J AA ZZ EWV"),
      (.lowercaseRoman, "i ix x xxvii dccii 4000"), (.uppercaseRoman, "I IX X XXVII DCCII 4000"),
    ] as [(NSTextList.MarkerFormat, String)])
  func numbers_areWritten(format: NSTextList.MarkerFormat, texts: String) {
    #expect(markers(format, [1, 9, 10, 27, 702, 4000]) == texts)
    #expect(NSTextList(markerFormat: format, options: 0).isOrdered)
    // A number below 1 is ignored.
    #expect(markers(format, [0, -1]) == " ")
  }

  /// Every numeral read back, by a rule of its own: a sign before a larger one is taken away.
  @Test func romanNumerals_sayTheirNumber() {
    let values: [Character: Int] = ["i": 1, "v": 5, "x": 10, "l": 50, "c": 100, "d": 500, "m": 1000]
    for number in 1..<4000 {
      let digits = markers(.lowercaseRoman, [number]).compactMap { values[$0] }
      let sum = digits.indices.reduce(0) { sum, index in
        let isLess = index + 1 < digits.count && digits[index] < digits[index + 1]
        return isLess ? sum - digits[index] : sum + digits[index]
      }
      #expect(sum == number)
    }
    #expect(markers(.uppercaseRoman, [1994, 2048, 3999]) == "MCMXCIV MMXLVIII MMMCMXCIX")
  }

  @Test func letters_goOnAfterTheLast() {
    #expect(markers(.lowercaseAlpha, [26, 27, 52, 53, 703]) == "z aa az ba aaa")
  }

  @Test func formats_haveTextAroundTheNumber() {
    #expect(markers(.init("({decimal})"), [1, 2, 3]) == "(1) (2) (3)")
    #expect(markers(.init(rawValue: "§{upper-roman}.{lower-alpha}"), [4]) == "§IV.d")
    #expect(markers(.init("-"), [1, 2]) == "- -" && markers(.init(""), [1]) == "")
    #expect(markers(.init("{cube} {decimal"), [1]) == "{cube} {decimal" && markers(.init("}"), [1]) == "}")
    #expect(markers(.init("{{decimal}}"), [2]) == "{2}")
  }

  @Test func lists_keepTheirValues() {
    let list = NSTextList(
      markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 5)
    #expect(list.markerFormat == .decimal && list.listOptions == .prependEnclosingMarker)
    #expect(list.startingItemNumber == 5 && list.marker(forItemNumber: 5) == "5")
    list.startingItemNumber = 7
    let copy = list.copy() as? NSTextList
    #expect(copy?.startingItemNumber == 7 && copy?.listOptions.rawValue == 1)
    let plain = NSTextList(markerFormat: .disc, options: 1)
    #expect(plain.startingItemNumber == 1 && plain.listOptions == .prependEnclosingMarker)
    #expect(NSTextList(markerFormat: .disc, startingItemNumber: 0).listOptions == [])
  }
}
