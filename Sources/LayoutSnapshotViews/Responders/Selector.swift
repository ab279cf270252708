/// A method by its name, as Objective-C has them; and the method itself, where it is known.
///
/// Sources that are prepared for Linux make one of each `#selector`:
///
/// ```swift
/// button.addTarget(self, action: Selector("save:", Form.save(_:)), for: .touchUpInside)
/// ```
///
/// Two selectors of one name are equal.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// The name, with a colon for each argument.
  public let description: String
  private let method: Method?

  /// A selector with only a name. It calls nothing.
  public init(_ name: String) { (description, method) = (name, nil) }
  /// See ``init(_:)``.
  public init(stringLiteral name: String) { self.init(name) }
  /// The selector of a property that is read.
  public init(getter name: String) { self.init(name) }
  /// The selector of a property that is set.
  public init(setter name: String) { self.init("set" + name.prefix(1).uppercased() + name.dropFirst() + ":") }

  /// A method without arguments.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name, 0) { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// A method with one argument, which is the sender.
  public init<Target, Sender, Result>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Result) {
    self.init(name, 1) { target, arguments in
      guard let target = target as? Target, let sender = arguments.first as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
  }

  /// A method with two arguments: the sender and the event.
  public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    self.init(name, 2) { target, arguments in
      guard let target = target as? Target, arguments.count > 1, let sender = arguments[0] as? Sender,
        let event = arguments[1] as? Event
      else { return false }
      _ = method(target)(sender, event)
      return true
    }
  }

  /// A method with three arguments.
  public init<Target, A, B, C, Result>(_ name: String, _ method: @escaping (Target) -> (A, B, C) -> Result) {
    self.init(name, 3) { target, arguments in
      guard let target = target as? Target, arguments.count > 2, let a = arguments[0] as? A,
        let b = arguments[1] as? B, let c = arguments[2] as? C
      else { return false }
      _ = method(target)(a, b, c)
      return true
    }
  }

  /// A method of an object that the expression names, without arguments.
  public init<Result>(_ name: String, bound method: @escaping () -> Result) {
    self.init(name, 0) { _, _ in
      _ = method()
      return true
    }
  }

  /// A method of an object that the expression names.
  public init<Sender, Result>(_ name: String, bound method: @escaping (Sender) -> Result) {
    self.init(name, 1) { _, arguments in
      guard let sender = arguments.first as? Sender else { return false }
      _ = method(sender)
      return true
    }
  }

  private init(_ name: String, _ count: Int, _ call: @escaping (Any, [Any?]) -> Bool) {
    // `#selector(save)` names a method without saying how many arguments it has.
    let isBare = count > 0 && !name.contains(":")
    description = isBare ? name + String(repeating: ":", count: count) : name
    method = Method(call)
  }

  /// Calls the method; false if it is not known, or the target is of another class.
  @discardableResult
  func call(on target: Any, _ arguments: Any?...) -> Bool { method?.call(target, arguments) ?? false }

  /// Compares two values.
  public static func == (left: Selector, right: Selector) -> Bool { left.description == right.description }
  /// Feeds the value to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Sound to send: it is constant, and called where its target is used.
  private final class Method: @unchecked Sendable {
    let call: (Any, [Any?]) -> Bool
    init(_ call: @escaping (Any, [Any?]) -> Bool) { self.call = call }
  }
}
