/// Texts made at random from scripts, marks, joiners and spaces that layouts meet.
package struct RandomText {
  private var random: RandomOrder

  package init(seed: UInt64) { random = RandomOrder(seed: seed) }

  private static let alphabets: [[String]] = [
    "abcdefghijklmnopqrstuvwxyz".map { "\($0)" } + [" ", " ", " "],
    "WMwm".map { "\($0)" }, ["i", "l", "."],
    "0123456789.,-".map { "\($0)" },
    "ابتثجحخدذرزسش".map { "\($0)" } + [" ", "1", "2"],
    "אבגדהוזחטיכלמנ".map { "\($0)" } + [" ", "a", "b"],
    "กขคงจฉชซญ".map { "\($0)" }, "漢字仮名交文".map { "\($0)" },
    ["👍🏽", "👩‍👩‍👧‍👦", "🇦🇺", "e\u{0301}\u{0323}", "\u{00AD}", "\u{00A0}", "\u{200B}", "\n"],
  ]

  /// The next text. Short texts are as frequent as long ones: each length up to 10,000 letters is as likely as its double.
  package mutating func next() -> String {
    let longest = 1 << Int.random(in: 0...13, using: &random)
    let length = min(Int.random(in: 0...longest, using: &random), 10_000)
    let alphabet = Self.alphabets[Int.random(in: 0..<Self.alphabets.count, using: &random)]
    var text = ""
    for _ in 0..<length {
      // Now and then a letter of another alphabet.
      let letters =
        Int.random(in: 0..<20, using: &random) == 0
        ? Self.alphabets[Int.random(in: 0..<Self.alphabets.count, using: &random)] : alphabet
      text += letters[Int.random(in: 0..<letters.count, using: &random)]
    }
    return text
  }
}
