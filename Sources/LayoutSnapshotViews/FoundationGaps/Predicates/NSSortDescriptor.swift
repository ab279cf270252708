public import Foundation
import LayoutSnapshotSupport

#if !canImport(ObjectiveC)
  /// Sort descriptors with keys, which Foundation has where there is Objective-C.
  ///
  /// Foundation declares some of these initialisers, but as unavailable. Of two that are alike the compiler
  /// takes the one that can be called.
  extension NSSortDescriptor {
    /// Creates a sort descriptor for the values under a key path. Missing values come first.
    ///
    /// ```swift
    /// let byAge = NSSortDescriptor(key: "age", ascending: false)
    /// NSArray(array: [["age": 3], ["age": 10]]).sortedArray(using: [byAge])  // [["age": 10], ["age": 3]]
    /// ```
    public convenience init(key: String?, ascending: Bool) {
      self.init(key: key, ascending: ascending, selector: nil)
    }

    /// Creates a sort descriptor that compares values by one of Foundation's methods.
    ///
    /// ```swift
    /// NSSortDescriptor(key: "name", ascending: true, selector: "localizedStandardCompare:")
    /// ```
    ///
    /// `compare:`, `caseInsensitiveCompare:`, `localizedCompare:`, `localizedCaseInsensitiveCompare:` and
    /// `localizedStandardCompare:` are known, and are the same in all locales. With others values are
    /// compared by `compare:`, and a recorded snapshot says so.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
      let rule = SortRule(named: selector?.description ?? "compare:")
      self.init(key: key, ascending: ascending) { left, right in rule.order(left, right) }
    }

    /// Creates a sort descriptor that compares values by a closure.
    ///
    /// ```swift
    /// NSSortDescriptor(key: "name", ascending: true) { left, right in
    ///   ("\(left)".count < "\(right)".count) ? .orderedAscending : .orderedDescending
    /// }
    /// ```
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
      self.init(keyPath: \Optional<Any>.[keyed: key], ascending: ascending, comparator: cmptr)
    }

    /// The key path, as in `init(key:ascending:)`.
    ///
    /// ```swift
    /// NSSortDescriptor(key: "name", ascending: true).key  // "name"
    /// ```
    public var key: String? {
      (keyPath as? KeyPath<Any?, Any>)?.value(of: SortKeyQuestion()) as? String
    }
  }

  extension KeyPath where Root == Any? {
    fileprivate func value(of root: Any) -> Value { Optional<Any>.some(root)[keyPath: self] }
  }

  /// What is asked for its values in order to know the key: a sort descriptor keeps only its key path of
  /// Swift's.
  private struct SortKeyQuestion {}

  extension Optional<Any> {
    /// The value under a key path of Objective-C's; nil for the value itself.
    ///
    /// Foundation's sort descriptors read values by key paths of Swift's. One of `Any?` can be read from
    /// every object.
    fileprivate subscript(keyed path: String?) -> Any {
      if self is SortKeyQuestion { return path as Any }
      let keys = path?.split(separator: ".").map(String.init) ?? []
      do throws(PredicateEvaluationProblem) {
        return try KeyedValue(self).value(at: keys[...]) ?? NSNull()
      } catch {
        AbsentNames.shared.note(
          .method,
          "Nothing was sorted by NSSortDescriptor(key: \"\(path ?? "")\"): \(error). "
            + "Use a closure instead.")
        return NSNull()
      }
    }
  }
#endif
