import Foundation

/// The storage and the layout manager of a text view.
struct ManagedTextParts {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  /// Whether the view is giving the storage its own text.
  private let isFollowing = Flag()

  private final class Flag { var value = false }

  /// Takes those of the view's container, or makes what it lacks.
  init(of view: TextView) {
    let manager = view.textContainer.layoutManager ?? NSLayoutManager()
    if view.textContainer.layoutManager == nil { manager.addTextContainer(view.textContainer) }
    let storage = manager.textStorage ?? NSTextStorage(attributedString: view.attributedText)
    storage.addLayoutManager(manager)
    (self.storage, self.manager) = (storage, manager)
    storage.changed = { [isFollowing, weak view, unowned storage] in
      if !isFollowing.value { view?.take(storage) }
    }
  }

  /// Gives the storage the text that the view was given.
  func follow(_ text: NSAttributedString) {
    isFollowing.value = true
    defer { isFollowing.value = false }
    if !storage.isEqual(to: text) { storage.setAttributedString(text) }
  }

  /// Whether a subclass of the layout manager draws.
  var drawsItself: Bool { type(of: manager) != NSLayoutManager.self }

  /// Lets the layout manager draw into the current context.
  func draw(at origin: CGPoint) {
    let whole = NSRange(location: 0, length: storage.length)
    manager.drawBackground(forGlyphRange: whole, at: origin)
    manager.drawGlyphs(forGlyphRange: whole, at: origin)
  }
}

extension TextView {
  final var managed: ManagedTextParts {
    if let ownText { return ownText }
    let parts = ManagedTextParts(of: self)
    ownText = parts
    return parts
  }

  /// The size of the container: as wide as the view without its insets, and as high while the text does not scroll.
  final var containerSize: CGSize {
    let insets = textContainerInset
    return CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: isScrollEnabled
        ? .greatestFiniteMagnitude : max(0, bounds.height - insets.top - insets.bottom))
  }

  /// The place between two characters that is nearest to a point of the view.
  ///
  /// ```swift
  /// let place = textView.closestPosition(to: tap.location(in: textView))
  /// ```
  public final func closestPosition(to point: CGPoint) -> UITextPosition? {
    let inner = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    guard textStorage.length > 0 else { return beginningOfDocument }
    var share: CGFloat = 0
    let index = unsafe layoutManager.characterIndex(
      for: inner, in: textContainer, fractionOfDistanceBetweenInsertionPoints: &share)
    let whole = NSString(string: typedText).rangeOfComposedCharacterSequence(at: index)
    return UITextPosition(offset: share > 0.5 ? NSMaxRange(whole) : whole.location)
  }

  /// The character at a point of the view; nil where there is none.
  public final func characterRange(at point: CGPoint) -> UITextRange? {
    let inner = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    let text = NSString(string: typedText)
    guard text.length > 0 else { return nil }
    let index = unsafe layoutManager.characterIndex(
      for: inner, in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
    let range = text.rangeOfComposedCharacterSequence(at: index)
    guard layoutManager.boundingRect(forGlyphRange: range, in: textContainer).contains(inner) else {
      return nil
    }
    return UITextRange(range)
  }

  /// The rectangle of a part of the text in its first line.
  public final func firstRect(for range: UITextRange) -> CGRect {
    let rect = layoutManager.rects(of: range.range, in: textContainer).first ?? .zero
    return rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
  }
}
