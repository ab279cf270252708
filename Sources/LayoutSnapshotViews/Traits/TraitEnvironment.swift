import Foundation

/// What has traits and hears of their changes, views and controllers, as UIKit's `UITraitEnvironment`.
public protocol TraitEnvironment: NSObjectProtocol {
  /// What surrounds it.
  var traitCollection: Traits { get }
  /// Called before a layout if the traits are not what they were at the last one, or at the first.
  func traitCollectionDidChange(_ previousTraitCollection: Traits?)
}

/// What ``TraitEnvironment/unregisterForTraitChanges(_:)`` takes to end what was registered.
public protocol TraitChangeRegistration: NSObjectProtocol {}

extension TraitEnvironment {
  /// Calls a closure before each layout in which one of some traits is not what it was before.
  ///
  /// ```swift
  /// registerForTraitChanges([TraitVerticalSizeClass.self]) { (self: Self, previous: Traits) in
  ///   self.stack.axis = self.traitCollection.verticalSizeClass == .compact ? .horizontal : .vertical
  /// }
  /// ```
  ///
  /// Before the first layout the traits are those that ``View/traitCollection`` gives then. Controllers hear of a
  /// change before their views, views before those in them, closures of one view in the order of registration, after
  /// ``traitCollectionDidChange(_:)``.
  @discardableResult
  public func registerForTraitChanges<Environment: TraitEnvironment>(
    _ traits: [any TraitDefinition.Type], handler: @escaping (Environment, Traits) -> Void
  ) -> any TraitChangeRegistration {
    let observer = TraitObserver(traits: traits) { object, previous in
      if let object = object as? Environment { handler(object, previous) }
    }
    changeObservers { $0.all.append(observer) }
    return observer
  }

  /// Calls the closure no more that was registered.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    changeObservers { observers in observers.all.removeAll { $0 === registration } }
  }

  private func changeObservers(_ change: (inout TraitObservers) -> Void) {
    // Users' own environments have none.
    if let observed = self as? any TraitObserving { change(&observed.traitObservers) }
  }
}

/// What keeps those that want to hear of its traits: views and controllers.
protocol TraitObserving: AnyObject {
  var traitObservers: TraitObservers { get set }
}

/// A closure that wants to hear of some traits.
final class TraitObserver: NSObject, TraitChangeRegistration {
  fileprivate let traits: [any TraitDefinition.Type]
  fileprivate let body: (NSObject, Traits) -> Void

  init(traits: [any TraitDefinition.Type], body: @escaping (NSObject, Traits) -> Void) {
    (self.traits, self.body) = (traits, body)
  }
}

/// Those that want to hear of one object's traits, in the order of registration.
struct TraitObservers {
  fileprivate var all: [TraitObserver] = []

  /// Calls those whose traits have changed.
  func tell(_ object: NSObject, _ previous: Traits?, _ current: Traits) {
    guard !all.isEmpty else { return }
    let previous = previous ?? .standard
    for observer in all where observer.traits.contains(where: { $0.differs(previous, current) }) {
      observer.body(object, previous)
    }
  }
}
