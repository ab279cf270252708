import Foundation
import LayoutSnapshotViews
import Testing

/// An argument of a test in words, from which the names of its references are made.
///
/// They stay what they are whatever else the program links: UIKit's names change how rectangles print.
func argumentWords(of value: Any) -> String {
  switch value {
  case let matrix as DeviceMatrix: return matrix.devices.map(\.name).joined(separator: "-")
  default: break
  }
  let mirror = Mirror(reflecting: value)
  // Swift Testing describes what an optional holds.
  if mirror.displayStyle == .optional, let held = mirror.children.first,
    let words = written(held.value, false)
  {
    return words
  }
  if let named = value as? any CustomTestStringConvertible { return named.testDescription }
  // The order of sets and dictionaries changes with every process.
  if mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
    return mirror.children.map { words(of: $0.value, isWithin: false) }.sorted().joined(separator: "-")
  }
  return words(of: value, isWithin: false)
}

/// What Swift prints for a value, with what it prints for a rectangle, size or point in which nothing else is declared for them.
///
/// - Parameter isWithin: whether the value is part of another one, which prints it with the module's name.
private func words(of value: Any, isWithin: Bool) -> String {
  guard let written = written(value, isWithin) else {
    return isWithin ? String(reflecting: value) : String(describing: value)
  }
  return written
}

/// The words of a value that is, or has in it, a rectangle, size or point; nil for others.
private func written(_ value: Any, _ isWithin: Bool) -> String? {
  #if canImport(CoreGraphics)
    return nil
  #else
    let mirror = Mirror(reflecting: value)
    let module = isWithin ? "Foundation." : ""
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { written($0.value, true) }.map { "Optional(\($0))" }
    case .collection: return list(mirror.children).map { "[\($0)]" }
    case .tuple: return list(mirror.children).map { "(\($0))" }
    default: break
    }
    switch value {
    case let point as CGPoint: return "\(module)CGPoint(x: \(point.x), y: \(point.y))"
    case let size as CGSize: return "\(module)CGSize(width: \(size.width), height: \(size.height))"
    case let rect as CGRect:
      return "\(module)CGRect(origin: \(words(of: rect.origin, isWithin: true)), "
        + "size: \(words(of: rect.size, isWithin: true)))"
    case is any CustomStringConvertible, is any CustomDebugStringConvertible, is any TextOutputStreamable:
      return nil
    default: break
    }
    switch mirror.displayStyle {
    case .struct:
      guard let parts = list(mirror.children) else { return nil }
      return (isWithin ? String(reflecting: mirror.subjectType) : "\(mirror.subjectType)") + "(\(parts))"
    case .enum:
      guard let payload = mirror.children.first, let name = payload.label, written(payload.value, true) != nil
      else { return nil }
      let words = words(of: payload.value, isWithin: true)
      let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
      return (isWithin ? String(reflecting: mirror.subjectType) + "." : "") + name
        + (isTuple ? words : "(\(words))")
    default: return nil
    }
  #endif
}

/// The words of parts with their labels; nil if none of them is one of those that are written here.
private func list(_ parts: Mirror.Children) -> String? {
  guard parts.contains(where: { written($0.value, true) != nil }) else { return nil }
  return parts.map { part in
    // The parts of a tuple without labels are called `.0`, `.1`.
    let label = part.label.flatMap { $0.hasPrefix(".") ? nil : $0 + ": " } ?? ""
    return label + words(of: part.value, isWithin: true)
  }.joined(separator: ", ")
}
