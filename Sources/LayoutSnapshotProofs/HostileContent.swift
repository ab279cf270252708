import Foundation
import LayoutSnapshotViews

/// Texts that break layouts: empty and long, in other scripts and directions.
///
/// ```swift
/// expectLayout(of: CardView(), with: .hostile, on: .phones) { $0.hasNoConflicts; $0.staysInside }
/// ```
public struct ContentSource: Sendable {
  /// A text with a name for failures.
  public struct Sample: Sendable {
    /// What the text is, such as `empty`.
    public let name: String
    /// The text.
    public let text: String

    /// Creates a sample of your own.
    public init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }
  }

  /// The texts, in the order in which they are tried.
  public let samples: [Sample]

  /// Creates a source of your own texts.
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
}

/// The texts of a tree that can be replaced: of labels, buttons, fields and text views.
package struct TextPlaces {
  private struct Place {
    let path: String
    /// Replaces the text and returns a closure that restores it.
    let replace: (String) -> () -> Void
  }

  private var places: [Place] = []

  /// The number of texts.
  package var count: Int { places.count }
  /// The path of a text's view.
  package func path(_ index: Int) -> String { places[index].path }

  /// Finds the texts after a layout.
  package init(in root: View, on device: Device) throws(LayoutError) {
    let tree = try TreeFrames(root, on: device)
    for (view, path) in zip(tree.views, tree.paths) where !view.isPartOfControl {
      switch view {
      case let label as Label: add(path, label, \.text, \.attributedText)
      case let field as TextField: add(path, field, \.text, \.attributedText)
      case let text as TextView: add(path, text, \.text, \.attributedText)
      case let button as Button:
        places.append(
          Place(path: path) { text in
            let old = (button.title(for: .normal), button.attributedTitle(for: .normal))
            button.setAttributedTitle(nil, for: .normal)
            button.setTitle(text, for: .normal)
            return {
              button.setTitle(old.0, for: .normal)
              button.setAttributedTitle(old.1, for: .normal)
            }
          })
      default: break
      }
    }
  }

  private mutating func add<Host: View>(
    _ path: String, _ view: Host, _ text: ReferenceWritableKeyPath<Host, String?>,
    _ attributed: ReferenceWritableKeyPath<Host, NSAttributedString?>
  ) {
    places.append(
      Place(path: path) { sample in
        let (old, runs) = (view[keyPath: text], view[keyPath: attributed])
        view[keyPath: text] = sample
        return {
          view[keyPath: text] = old
          // A plain text has the attributes of the view, and is restored by itself.
          if view[keyPath: attributed] != runs { view[keyPath: attributed] = runs }
        }
      })
  }

  /// Replaces a text while a closure runs.
  package func with<Value>(_ text: String, at index: Int, _ body: () -> Value) -> Value {
    let restore = places[index].replace(text)
    defer { restore() }
    return body()
  }

  /// The shortest beginning of a text for which a closure is true, provided that it is true for the whole text.
  package static func shortest(_ text: String, where fails: (String) -> Bool) -> String {
    let letters = Array(text)
    var (passes, failing) = (-1, letters.count)
    while failing - passes > 1 {
      let middle = (passes + failing) / 2
      if fails(String(letters[..<middle])) { failing = middle } else { passes = middle }
    }
    return String(letters[..<failing])
  }
}
