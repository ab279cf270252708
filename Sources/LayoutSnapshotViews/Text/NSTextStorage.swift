import Foundation

/// A text that tells its layout managers when it has changed, like UIKit's `NSTextStorage`.
///
/// ```swift
/// let storage = NSTextStorage(attributedString: label.attributedText!)
/// let manager = NSLayoutManager()
/// storage.addLayoutManager(manager)
/// manager.addTextContainer(NSTextContainer(size: label.bounds.size))
/// let index = manager.characterIndex(
///   for: tap.location(in: label), in: manager.textContainers[0], fractionOfDistanceBetweenInsertionPoints: nil)
/// ```
open class NSTextStorage: NSMutableAttributedString {
  /// What has changed in an edit. The bits are UIKit's.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Changes of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Posted before an edit is taken over.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after an edit was taken over.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  /// The layout managers that lay out the text.
  public private(set) final var layoutManagers: [NSLayoutManager] = []
  /// The delegate, which is told of edits.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What has changed in the edit at hand.
  public private(set) final var editedMask: EditActions = []
  /// The part of the text that has changed in the edit at hand.
  public private(set) final var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the text got in the edit at hand.
  public private(set) final var changeInLength = 0

  /// Called after each edit.
  final var changed: () -> Void = {}
  /// How many edits have begun and not ended.
  private var depth = 0

  /// Adds a layout manager.
  open func addLayoutManager(_ manager: NSLayoutManager) {
    guard manager.textStorage !== self else { return }
    manager.textStorage?.removeLayoutManager(manager)
    layoutManagers.append(manager)
    manager.textStorage = self
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === manager }
    if manager.textStorage === self { manager.textStorage = nil }
  }

  /// Notes a change. Subclasses that keep the text themselves call it.
  open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
    let new = NSRange(location: range.location, length: max(0, range.length + delta))
    editedRange = editedRange.location == NSNotFound ? new : NSUnionRange(editedRange, new)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  /// Tells the delegate and those who observe of the edit at hand.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    depth += 1
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    depth -= 1
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    changed()
  }

  /// Begins a group of changes. Layout managers and the delegate hear of them when it ends.
  open override func beginEditing() { depth += 1 }
  /// Ends a group of changes.
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0 { processEditing() }
  }

  // MARK: Changes

  /// Makes a change, which may call others, and notes it once.
  private func change(_ actions: EditActions, _ range: NSRange, _ body: () -> Void) {
    let former = length
    nesting += 1
    body()
    nesting -= 1
    if nesting == 0 { edited(actions, range: range, changeInLength: length - former) }
  }
  private var nesting = 0

  /// Replaces letters.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    change([.editedCharacters], range) { super.replaceCharacters(in: range, with: str) }
  }
  /// Replaces letters.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], range) {
      super.replaceCharacters(in: range, with: attrString)
    }
  }
  /// Gives letters these attributes alone.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change([.editedAttributes], range) { super.setAttributes(attrs, range: range) }
  }
  /// Gives letters an attribute more.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change([.editedAttributes], range) { super.addAttribute(name, value: value, range: range) }
  }
  /// Gives letters more attributes.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change([.editedAttributes], range) { super.addAttributes(attrs, range: range) }
  }
  /// Takes an attribute from letters.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change([.editedAttributes], range) { super.removeAttribute(name, range: range) }
  }
  /// Inserts a text.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    change([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) {
      super.insert(attrString, at: loc)
    }
  }
  /// Adds a text at the end.
  open override func append(_ attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) {
      super.append(attrString)
    }
  }
  /// Deletes letters.
  open override func deleteCharacters(in range: NSRange) {
    change([.editedCharacters], range) { super.deleteCharacters(in: range) }
  }
  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) {
      super.setAttributedString(attrString)
    }
  }
}

/// The delegate of a text storage, which is told of edits, like UIKit's.
///
/// ```swift
/// func textStorage(
///   _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range: NSRange,
///   changeInLength delta: Int
/// ) { count = textStorage.length }
/// ```
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before attributes are final.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called when the text has changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing by default.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing by default.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
