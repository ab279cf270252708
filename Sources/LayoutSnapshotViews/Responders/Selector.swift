import LayoutSnapshotSupport

/// The name of a method, like Objective-C's selectors, together with the method itself if it is known.
///
/// Sources that are prepared for Linux contain one for each `#selector`:
///
/// ```swift
/// button.addTarget(self, action: Selector("save:", Form.save(_:)), for: .touchUpInside)
/// ```
///
/// Two selectors with the same name are equal.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// The name, with a colon for each argument.
  public let description: String
  private let method: Method?

  /// Creates a selector from a name alone. It calls what a prepared class has under that name: see
  /// [Coming from UIKit](UIKit.md).
  public init(_ name: String) { (description, method) = (name, nil) }
  /// Creates a selector from a name alone. It calls what a prepared class has under that name: see
  /// [Coming from UIKit](UIKit.md).
  public init(stringLiteral name: String) { self.init(name) }
  /// Creates the selector of a property's getter. It calls nothing.
  public init(getter name: String) { self.init(name) }
  /// Creates the selector of a property's setter. It calls nothing.
  public init(setter name: String) { self.init("set" + name.prefix(1).uppercased() + name.dropFirst() + ":") }

  /// Creates a selector of a method without arguments.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name, 0, fits: { $0 is Target }) { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Creates a selector of a method with one argument, the sender.
  public init<Target, Sender, Result>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Result) {
    self.init(name, 1, fits: { $0 is Target }) { target, arguments in
      guard let target = target as? Target, let sender = arguments.first as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
  }

  /// Creates a selector of a method with two arguments, the sender and the event.
  public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    self.init(name, 2, fits: { $0 is Target }) { target, arguments in
      guard let target = target as? Target, arguments.count > 1, let sender = arguments[0] as? Sender,
        let event = arguments[1] as? Event
      else { return false }
      _ = method(target)(sender, event)
      return true
    }
  }

  /// Creates a selector of a method with three arguments.
  public init<Target, A, B, C, Result>(_ name: String, _ method: @escaping (Target) -> (A, B, C) -> Result) {
    self.init(name, 3, fits: { $0 is Target }) { target, arguments in
      guard let target = target as? Target, arguments.count > 2, let a = arguments[0] as? A,
        let b = arguments[1] as? B, let c = arguments[2] as? C
      else { return false }
      _ = method(target)(a, b, c)
      return true
    }
  }

  /// Creates a selector of a method without arguments that is bound to an object.
  public init<Result>(_ name: String, bound method: @escaping () -> Result) {
    self.init(name, 0, fits: { _ in true }) { _, _ in
      _ = method()
      return true
    }
  }

  /// Creates a selector of a method with one argument that is bound to an object.
  public init<Sender, Result>(_ name: String, bound method: @escaping (Sender) -> Result) {
    self.init(name, 1, fits: { _ in true }) { _, arguments in
      guard let sender = arguments.first as? Sender else { return false }
      _ = method(sender)
      return true
    }
  }

  private init(
    _ name: String, _ count: Int, fits: @escaping (Any) -> Bool, _ call: @escaping (Any, [Any?]) -> Bool
  ) {
    // `#selector(save)` does not say how many arguments the method has.
    let isBare = count > 0 && !name.contains(":")
    description = isBare ? name + String(repeating: ":", count: count) : name
    method = Method(call, fits)
  }

  /// Calls the method; returns `false` if it is not known or the target has another class.
  @discardableResult
  func call(on target: Any, _ arguments: Any?...) -> Bool {
    if let method { return method.call(target, arguments) }
    // A string names it: the target's class may have it.
    return Self.named(description, of: target)?.method?.call(target, arguments) ?? false
  }

  /// Notes for the test that runs that nothing was called on the only target there is, if a string names the method.
  func noteIfUnknown(to target: Any) {
    guard method == nil, Self.named(description, of: target) == nil else { return }
    AbsentNames.shared.note(
      .method,
      "Nothing was called: \(type(of: target)) has no method that the string \"\(description)\" can name. Write "
        + "#selector instead.")
  }

  /// Whether an object has the method.
  func isMethod(of target: Any) -> Bool {
    method?.fits(target) ?? (Self.named(description, of: target)?.method != nil)
  }

  private static func named(_ name: String, of target: Any) -> Selector? {
    (target as? any _DocumentObject).flatMap { type(of: $0)._action(name) }
  }

  /// Whether two selectors have the same name.
  public static func == (left: Selector, right: Selector) -> Bool { left.description == right.description }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Safe to send: it is constant, and it is called where its target is used.
  private final class Method: @unchecked Sendable {
    let call: (Any, [Any?]) -> Bool
    let fits: (Any) -> Bool
    init(_ call: @escaping (Any, [Any?]) -> Bool, _ fits: @escaping (Any) -> Bool) {
      (self.call, self.fits) = (call, fits)
    }
  }
}
