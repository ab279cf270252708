import Foundation

/// A place between two characters of a text field or a text view.
///
/// ```swift
/// let end = field.position(from: field.endOfDocument, offset: -1)
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before the place.
  final let offset: Int
  /// The beginning of a text.
  public override convenience init() { self.init(offset: 0) }
  init(offset: Int) { self.offset = offset }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// A part of the text of a text field or a text view.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UITextRange: NSObject {
  /// The place where the part begins.
  open var start: UITextPosition { UITextPosition(offset: range.location) }
  /// The place where the part ends.
  open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
  /// Whether the part has no characters.
  open var isEmpty: Bool { range.length == 0 }

  final let range: NSRange
  /// The empty part at the beginning of a text.
  public override convenience init() { self.init(NSRange(location: 0, length: 0)) }
  init(_ range: NSRange) { self.range = range }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// A part of a text with the rectangle in which it is selected.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UITextSelectionRect: NSObject {
  /// The rectangle; empty, because no selection is drawn.
  open var rect: CGRect { .zero }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

extension TextInput {
  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The place after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: typed.length) }
  /// The place some UTF-16 units after another one; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...typed.length).contains(place) ? UITextPosition(offset: place) : nil
  }
  /// The number of UTF-16 units from one place to another.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// The part between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (first, last) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    guard first >= 0, last <= typed.length else { return nil }
    return UITextRange(NSRange(location: first, length: last - first))
  }
  /// The characters of a part.
  public func text(in range: UITextRange) -> String? {
    NSMaxRange(range.range) <= typed.length ? typed.substring(with: range.range) : nil
  }

  /// The part that is not confirmed yet, as in Chinese; nil, because nobody types.
  public var markedTextRange: UITextRange? { nil }
  /// Has no effect: no part waits to be confirmed.
  public func unmarkText() {}
  /// Whether one place lies before another.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
  }

  private var typed: NSString { NSString(string: typedText) }

  /// The text with characters in the place of a part.
  func typedText(_ range: NSRange, replacedBy text: String) -> String {
    let start = min(max(0, range.location), typed.length)
    let end = min(max(start, range.location + range.length), typed.length)
    return typed.replacingCharacters(in: NSRange(location: start, length: end - start), with: text)
  }
  /// The part that the delete key removes: what is selected, or the character before it.
  func partToDelete(_ selection: NSRange) -> NSRange {
    if selection.length > 0 || selection.location == 0 { return selection }
    let end = min(selection.location, typed.length)
    return end == 0 ? NSRange(location: 0, length: 0) : typed.rangeOfComposedCharacterSequence(at: end - 1)
  }
}
