public import Foundation

extension NSSortDescriptor {
  /// Sorts by a property that may be `nil`, as those of models are; what has no value comes first.
  public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      switch (ManagedValue.unwrapped(first) as? Value, ManagedValue.unwrapped(second) as? Value) {
      case (let first?, let second?):
        first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      }
    }
  }
}
