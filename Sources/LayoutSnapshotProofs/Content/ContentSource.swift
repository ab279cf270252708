import Foundation
import LayoutSnapshotViews

/// Contents that break layouts: texts that are empty or long, in other scripts and directions, numbers, and pictures.
///
/// ```swift
/// expectLayout(of: CardView(), with: .hostile, on: .phones) { $0.hasNoConflicts; $0.staysInside }
/// expectLayout(of: CardView.init, with: .hostileContent + .generated(), on: .phones) { $0.hasNoConflicts }
/// ```
public struct ContentSource: Sendable {
  /// A content with a name for failures.
  public struct Sample: Sendable {
    /// What the content is, such as `an empty text`.
    public let name: String
    package let content: Content

    /// Creates a text of your own.
    public init(_ name: String, _ text: String) { (self.name, content) = (name, .text(text)) }

    /// Creates a picture of a size, or no picture.
    ///
    /// ```swift
    /// ContentSource([.init("a wide picture", pictureOf: CGSize(width: 4000, height: 1))])
    /// ```
    public init(_ name: String, pictureOf size: CGSize?) { (self.name, content) = (name, .picture(size)) }
  }

  /// What stands in a place.
  package enum Content: Hashable, Sendable {
    case text(String)
    /// A picture of a size; nil for none.
    case picture(CGSize?)
  }

  /// The contents that are tried one at a time, each in every place of its kind, in order.
  public let samples: [Sample]
  /// The seed and the number of trials that fill all places for texts at once.
  package var trials: (seed: UInt64, count: Int) = (0, 0)

  /// Creates a source of your own contents.
  public init(_ samples: [Sample]) { self.samples = samples }

  /// Nothing, one letter, a long word, lines, other scripts, emoji and 10,000 letters.
  public static let hostile = ContentSource([
    Sample("an empty text", ""),
    Sample("one letter", "W"),
    Sample("a space", " "),
    Sample("a long German word", "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"),
    Sample("five lines", "one\ntwo\nthree\nfour\nfive"),
    Sample("Arabic", "مرحبا بالعالم، هذا نص طويل إلى حد ما"),
    Sample("Hebrew with English", "שלום world, זה טקסט with two directions"),
    Sample("Thai", "สวัสดีชาวโลกนี่คือข้อความที่ไม่มีช่องว่าง"),
    Sample("emoji", "👩‍👩‍👧‍👦🏳️‍🌈🇦🇺👍🏽"),
    Sample("stacked marks", "Z\u{0351}\u{036B}\u{0343}a\u{0363}\u{0368}l\u{034C}g\u{0321}o\u{0353}"),
    Sample(
      "10,000 letters", String(repeating: "a text without an end, ", count: 435).prefix(10_000).description),
  ])

  /// The texts of ``hostile``, numbers, and pictures: none, one pixel, very wide, very high, and large.
  public static let hostileContent =
    hostile
    + ContentSource([
      Sample("the number 0", "0"), Sample("a negative number", "-1"),
      Sample("a large amount", "1,234,567,890.99"), Sample("no number", "NaN"),
      Sample("Arabic digits", "١٬٢٣٤٬٥٦٧"),
      Sample("no picture", pictureOf: nil),
      Sample("a picture of one point", pictureOf: CGSize(width: 1, height: 1)),
      Sample("a very wide picture", pictureOf: CGSize(width: 4000, height: 1)),
      Sample("a very high picture", pictureOf: CGSize(width: 1, height: 4000)),
      Sample("a large picture", pictureOf: CGSize(width: 3000, height: 4000)),
    ])

  /// Texts made at random, in all places at once, always the same ones for a seed.
  ///
  /// ```swift
  /// expectLayout(of: CardView(), with: .generated(count: 200), on: .iPhone17) { $0.hasNoConflicts }
  /// ```
  /// - Parameters:
  ///   - seed: another seed gives other texts.
  ///   - count: the number of trials.
  public static func generated(seed: UInt64 = 1, count: Int = 50) -> ContentSource {
    var source = ContentSource([])
    source.trials = (seed, max(0, count))
    return source
  }

  /// The contents of two sources.
  public static func + (first: ContentSource, second: ContentSource) -> ContentSource {
    var source = ContentSource(first.samples + second.samples)
    source.trials = second.trials.count > 0 ? second.trials : first.trials
    return source
  }
}
