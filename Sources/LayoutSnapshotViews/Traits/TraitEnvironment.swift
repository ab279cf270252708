import Foundation

/// An object with traits: a view or a view controller, as in UIKit's `UITraitEnvironment`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol TraitEnvironment: NSObjectProtocol {
  /// The traits that apply to the object.
  var traitCollection: Traits { get }
  /// Called before the first layout, and before each layout for which the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: Traits?)
}

/// A registration for trait changes; ``TraitEnvironment/unregisterForTraitChanges(_:)`` ends it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol TraitChangeRegistration: NSObjectProtocol {}

extension TraitEnvironment {
  /// Calls a closure before each layout for which one of the given traits has changed.
  ///
  /// ```swift
  /// registerForTraitChanges([TraitVerticalSizeClass.self]) { (self: Self, previous: Traits) in
  ///   self.stack.axis = self.traitCollection.verticalSizeClass == .compact ? .horizontal : .vertical
  /// }
  /// ```
  ///
  /// Before the first layout, the traits are those of ``View/traitCollection`` at that time. Closures of controllers
  /// are called before those of their views, and those of outer views before those of inner views. Closures of one
  /// object are called in the order of registration, after ``traitCollectionDidChange(_:)``.
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

  /// Calls a method of another object before each layout for which one of the given traits has changed.
  ///
  /// The object is not retained. The method may take the environment and its former traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], target: Any, action: Selector
  ) -> any TraitChangeRegistration {
    let observer = TraitObserver(traits: traits) { [weak target = target as AnyObject] object, previous in
      if let target { action.call(on: target, object, previous) }
    }
    changeObservers { $0.all.append(observer) }
    return observer
  }

  /// Ends a registration, so that its closure is no longer called.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    changeObservers { observers in observers.all.removeAll { $0 === registration } }
  }

  private func changeObservers(_ change: (inout TraitObservers) -> Void) {
    // Environments defined by users have no observers.
    if let observed = self as? any TraitObserving { change(&observed.traitObservers) }
  }
}

/// An object that stores observers of its traits: a view or a view controller.
protocol TraitObserving: AnyObject {
  var traitObservers: TraitObservers { get set }
}

/// A closure that observes certain traits.
final class TraitObserver: NSObject, TraitChangeRegistration {
  fileprivate let traits: [any TraitDefinition.Type]
  fileprivate let body: (NSObject, Traits) -> Void

  init(traits: [any TraitDefinition.Type], body: @escaping (NSObject, Traits) -> Void) {
    (self.traits, self.body) = (traits, body)
  }
}

/// The observers of one object's traits, in the order of registration.
struct TraitObservers {
  fileprivate var all: [TraitObserver] = []

  /// Calls the observers whose traits have changed.
  func tell(_ object: NSObject, _ previous: Traits?, _ current: Traits) {
    guard !all.isEmpty else { return }
    let previous = previous ?? .standard
    for observer in all where observer.traits.contains(where: { $0.differs(previous, current) }) {
      observer.body(object, previous)
    }
  }
}
