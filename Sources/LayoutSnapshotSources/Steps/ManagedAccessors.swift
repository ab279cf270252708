/// Functions marked with `@NSManaged` change a relationship. Core Data finds out which, and how, by their
/// names.
extension Preparation {
  /// - Parameter name: what `@objc` calls the function.
  mutating func writeManagedAccessor(at keyword: Int, called name: String?) throws(SourceProblem) {
    let expected = "an accessor of a relationship"
    let open = keyword + 2
    guard source.isMark("(", at: open), source.partners[open] > open else {
      throw unmanaged(keyword, expected)
    }
    let close = source.partners[open]
    let parameters = source.parts(in: open...close)
    guard !source.isMark("{", at: close + 1), !source.isSign("->", at: close + 1) else {
      throw unmanaged(close + 1, expected)
    }
    let labels = parameters.map { source.text($0.lowerBound) }
    let word = source.text(keyword + 1).filter { $0 != "`" }
    let accessor =
      if let name {
        ManagedAccessor(selector: name)
      } else {
        ManagedAccessor(
          function: word, labels: labels, takesMany: parameters.contains(where: source.takesMany))
          ?? ManagedAccessor(selector: ObjectiveCName.method(word, labels: labels))
      }
    let names = parameters.map { source.parameterName($0) }
    guard let body = accessor?.call(with: names) else { throw unmanaged(keyword, expected) }
    edits.insert(" { \(body) }", at: source.tokens[close].range.upperBound)
  }
}

/// A function that changes a relationship to many objects.
struct ManagedAccessor: Equatable {
  enum Change: Equatable { case add, remove, insert, removeAt, replace }

  var change: Change
  /// Whether it is about several objects at once.
  var isOfMany: Bool
  /// The name of the relationship.
  var key: String

  /// What stands around the relationship's name in a method's name of Objective-C. Longer ones come before
  /// those that they end like.
  private static let selectors: [(start: String, end: String, change: Change, isOfMany: Bool)] = [
    ("add", "Object:", .add, false), ("remove", "Object:", .remove, false),
    ("insertObject:in", "AtIndex:", .insert, false), ("removeObjectFrom", "AtIndex:", .removeAt, false),
    ("replaceObjectIn", "AtIndex:withObject:", .replace, false),
    ("insert", ":atIndexes:", .insert, true), ("remove", "AtIndexes:", .removeAt, true),
    ("add", ":", .add, true), ("remove", ":", .remove, true),
  ]

  /// Reads a name of Objective-C: `addItemsObject:` adds one of the `items`.
  init?(selector: String) {
    // The relationship's name comes twice in `replaceItemsAtIndexes:withItems:`.
    let parts = selector.split(separator: ":")
    if parts.count == 2, parts[0].hasPrefix("replace"), parts[0].hasSuffix("AtIndexes") {
      let word = parts[0].dropFirst("replace".count).dropLast("AtIndexes".count)
      guard !word.isEmpty, parts[1] == "with" + word else { return nil }
      self.init(.replace, isOfMany: true, word)
      return
    }
    for (start, end, change, isOfMany) in Self.selectors where selector.hasPrefix(start) {
      guard selector.hasSuffix(end), selector.count > start.count + end.count else { continue }
      let word = selector.dropFirst(start.count).dropLast(end.count)
      guard !word.contains(":") else { continue }
      self.init(change, isOfMany: isOfMany, word)
      return
    }
    return nil
  }

  /// Reads a name as Xcode writes it for Swift: `addToItems(_:)`.
  init?(function: String, labels: [String], takesMany: Bool) {
    let known: [(start: String, labels: [String], change: Change)] = [
      ("addTo", ["_"], .add), ("removeFrom", ["_"], .remove), ("removeFrom", ["at"], .removeAt),
      ("insertInto", ["_", "at"], .insert), ("replace", ["at", "with"], .replace),
    ]
    for form in known where function.hasPrefix(form.start) && labels == form.labels {
      let word = function.dropFirst(form.start.count)
      guard let letter = word.first, !letter.isLowercase else { continue }
      self.init(form.change, isOfMany: takesMany, word)
      return
    }
    return nil
  }

  private init(_ change: Change, isOfMany: Bool, _ word: Substring) {
    (self.change, self.isOfMany) = (change, isOfMany)
    key = word.prefix(1).lowercased() + word.dropFirst()
  }

  /// The call that makes the change, with the names of the function's parameters; nil if their number is
  /// another.
  func call(with names: [String]) -> String? {
    let key = SwiftText.literal(key)
    guard names.count == (change == .insert || change == .replace ? 2 : 1) else { return nil }
    let all = isOfMany ? "All" : ""
    return switch change {
    case .add: "_changeManagedSet(\(key), adding\(all): \(names[0]))"
    case .remove: "_changeManagedSet(\(key), removing\(all): \(names[0]))"
    case .insert: "_changeManagedList(\(key), inserting\(all): \(names[0]), at: \(names[1]))"
    case .removeAt: "_changeManagedList(\(key), removing\(all)At: \(names[0]))"
    case .replace: "_changeManagedList(\(key), replacing\(all)At: \(names[0]), with: \(names[1]))"
    }
  }
}

extension SwiftSource {
  /// What the body of a function calls a parameter: `value` of `_ value: Item`.
  fileprivate func parameterName(_ part: ClosedRange<Int>) -> String {
    let second = part.lowerBound + 1
    return text(part.contains(second) && tokens[second].kind == .word ? second : part.lowerBound)
  }

  /// Whether a parameter is a collection of objects or of their places.
  fileprivate func takesMany(_ part: ClosedRange<Int>) -> Bool {
    guard let colon = part.first(where: { isMark(":", at: $0) }), part.contains(colon + 1) else {
      return false
    }
    return isMark("[", at: colon + 1) || Self.collections.contains(text(colon + 1))
  }

  private static let collections: Set = [
    "NSSet", "NSOrderedSet", "Set", "NSArray", "Array", "NSIndexSet", "IndexSet",
  ]
}
