public import Foundation
internal import LayoutSnapshotViews

#if !canImport(Darwin)
  /// A string, as here a string of Core Foundation is one of Swift's.
  public typealias CFString = String
#endif

/// The class of extensions of files' names.
public let kUTTagClassFilenameExtension: String = UTTagClass.filenameExtension.rawValue
/// The class of MIME types.
public let kUTTagClassMIMEType: String = UTTagClass.mimeType.rawValue

/// A string that a function of Core Foundation gives, as `Unmanaged` is on a phone.
///
/// ```swift
/// let name = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?.takeRetainedValue()
/// // "public.png"
/// ```
public struct _UnmanagedString: Sendable {
  private let value: String
  init(_ value: String) { self.value = value }
  /// The string.
  public func takeRetainedValue() -> String { value }
  /// The string.
  public func takeUnretainedValue() -> String { value }
}

/// What is taken for a string of Core Foundation: `String` and `NSString`.
public protocol _StringOfCoreFoundation {
  /// The string as one of Swift's.
  var _asCFString: String { get }
}

extension String: _StringOfCoreFoundation {}

extension NSString: _StringOfCoreFoundation {
  /// The string as one of Swift's.
  public var _asCFString: String { String(describing: self) }
}

#if canImport(Darwin)
  extension CFString: _StringOfCoreFoundation {
    /// The string as one of Swift's.
    public var _asCFString: String { self as String }
  }
#endif

/// The name of the type that has a tag, and that of a dynamic type for a tag that is not known here. The name of a dynamic type
/// is not the one that a phone gives: see ``UTType/isDynamic``.
@discardableResult
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: some _StringOfCoreFoundation, _ inTag: some _StringOfCoreFoundation,
  _ inConformingToUTI: String?
) -> _UnmanagedString? {
  let tagClass = UTTagClass(rawValue: inTagClass._asCFString)
  let types = UTType.types(tag: inTag._asCFString, tagClass: tagClass, conformingTo: nil)
  let fitting = types.first { type in inConformingToUTI.map { isType(type.identifier, $0) } ?? true }
  if let fitting { return _UnmanagedString(fitting.identifier) }
  let parent = inConformingToUTI ?? UTType.data.identifier
  return _UnmanagedString(
    DynamicTag(tagClass: tagClass, tag: inTag._asCFString, parent: parent).identifier)
}

/// The tag that a type gets; `nil` if it has none, or none is known here.
@discardableResult
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: some _StringOfCoreFoundation, _ inTagClass: some _StringOfCoreFoundation
) -> _UnmanagedString? {
  guard let type = UTType(inUTI._asCFString) else { return nil }
  switch UTTagClass(rawValue: inTagClass._asCFString) {
  case .filenameExtension: return type.preferredFilenameExtension.map(_UnmanagedString.init)
  case .mimeType: return type.preferredMIMEType.map(_UnmanagedString.init)
  default: return nil
  }
}

/// Whether a type is another one, or conforms to it.
public func UTTypeConformsTo(
  _ inUTI: some _StringOfCoreFoundation, _ inConformsToUTI: some _StringOfCoreFoundation
) -> Bool { isType(inUTI._asCFString, inConformsToUTI._asCFString) }

/// Whether two names are those of one type.
public func UTTypeEqual(
  _ inUTI1: some _StringOfCoreFoundation, _ inUTI2: some _StringOfCoreFoundation
) -> Bool { inUTI1._asCFString.lowercased() == inUTI2._asCFString.lowercased() }

private func isType(_ name: String, _ other: String) -> Bool {
  if name.lowercased() == other.lowercased() { return true }
  guard let type = UTType(name), let other = UTType(other) else { return false }
  return type.conforms(to: other)
}
