public import Foundation
internal import LayoutSnapshotViews

/// A string, as here a string of Core Foundation is one of Swift's.
public typealias CFString = String

/// The class of extensions of files' names.
public let kUTTagClassFilenameExtension: CFString = UTTagClass.filenameExtension.rawValue
/// The class of MIME types.
public let kUTTagClassMIMEType: CFString = UTTagClass.mimeType.rawValue

/// A string that a function of Core Foundation gives, as `Unmanaged` is on a phone.
///
/// ```swift
/// let name = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?.takeRetainedValue()
/// // "public.png"
/// ```
public struct UnmanagedString: Sendable {
  private let value: String
  init(_ value: String) { self.value = value }
  /// The string.
  public func takeRetainedValue() -> CFString { value }
  /// The string.
  public func takeUnretainedValue() -> CFString { value }
}

/// What is taken for a string of Core Foundation: `String` and `NSString`.
public protocol StringOfCoreFoundation {
  /// The string as one of Swift's.
  var _asCFString: String { get }
}

extension String: StringOfCoreFoundation {}

extension NSString: StringOfCoreFoundation {
  /// The string as one of Swift's.
  public var _asCFString: String { String(describing: self) }
}

/// The name of the type that has a tag; `nil` for one that is not known here, where a phone makes a dynamic name.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: some StringOfCoreFoundation, _ inTag: some StringOfCoreFoundation,
  _ inConformingToUTI: CFString?
) -> UnmanagedString? {
  let tagClass = UTTagClass(rawValue: inTagClass._asCFString)
  let types = UTType.types(tag: inTag._asCFString, tagClass: tagClass, conformingTo: nil)
  let fitting = types.first { type in inConformingToUTI.map { isType(type.identifier, $0) } ?? true }
  return fitting.map { UnmanagedString($0.identifier) }
}

/// The tag that a type gets; `nil` if it has none, or none is known here.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: some StringOfCoreFoundation, _ inTagClass: some StringOfCoreFoundation
) -> UnmanagedString? {
  guard let type = UTType(inUTI._asCFString) else { return nil }
  switch UTTagClass(rawValue: inTagClass._asCFString) {
  case .filenameExtension: return type.preferredFilenameExtension.map(UnmanagedString.init)
  case .mimeType: return type.preferredMIMEType.map(UnmanagedString.init)
  default: return nil
  }
}

/// Whether a type is another one, or conforms to it.
public func UTTypeConformsTo(
  _ inUTI: some StringOfCoreFoundation, _ inConformsToUTI: some StringOfCoreFoundation
) -> Bool { isType(inUTI._asCFString, inConformsToUTI._asCFString) }

/// Whether two names are those of one type.
public func UTTypeEqual(
  _ inUTI1: some StringOfCoreFoundation, _ inUTI2: some StringOfCoreFoundation
) -> Bool { inUTI1._asCFString.lowercased() == inUTI2._asCFString.lowercased() }

private func isType(_ name: String, _ other: String) -> Bool {
  if name.lowercased() == other.lowercased() { return true }
  guard let type = UTType(name), let other = UTType(other) else { return false }
  return type.conforms(to: other)
}
