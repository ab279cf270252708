public import Foundation
import LayoutSnapshotSupport

#if !canImport(ObjectiveC)
  /// Predicates from a format, which Foundation has where there is Objective-C.
  extension NSPredicate {
    /// Creates a predicate from a format, in which `%@` and the like stand for arguments.
    ///
    /// ```swift
    /// let predicate = NSPredicate(format: "%K BEGINSWITH[c] %@ AND tags.@count > 1", "name", "li")
    /// predicate.evaluate(with: ["name": "Lima", "tags": ["city", "port"]])  // true
    /// ```
    ///
    /// The format is that of Apple's "Predicate Format String Syntax". Objects are asked for their keys as by
    /// `value(forKey:)`, dictionaries for their entries, and a key path through a collection gives the values
    /// of all elements. Texts are compared without a locale. Variables such as `$NAME` have the values of
    /// `evaluate(with:substitutionVariables:)`.
    ///
    /// Where Foundation would raise an exception the predicate is not true, and a recorded snapshot says why:
    /// the format is malformed, an object has no such key, or two values have no order. `SUBQUERY`,
    /// `FUNCTION`, `CAST` and indexes in brackets are not supported.
    public convenience init(format predicateFormat: String, _ arguments: Any...) {
      self.init(format: predicateFormat, argumentArray: arguments)
    }

    /// Creates a predicate from a format and the arguments of its placeholders.
    ///
    /// ```swift
    /// let predicate = NSPredicate(format: "SELF IN %@", argumentArray: [["Lima", "Oslo"]])
    /// predicate.evaluate(with: "Oslo")  // true
    /// ```
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      do throws(PredicateFormatProblem) {
        let condition = try PredicateParser.condition(predicateFormat, arguments ?? [])
        self.init { subject, variables in
          do throws(PredicateEvaluationProblem) {
            return try PredicateEvaluator(subject: subject, variables: variables ?? [:]).isTrue(condition)
          } catch {
            AbsentNames.shared.note(
              .method,
              "NSPredicate(format: \"\(predicateFormat)\") is not true of "
                + "\(PredicateValue(subject).typeName): \(error). On a phone the app would end.")
            return false
          }
        }
      } catch {
        AbsentNames.shared.note(
          .method,
          "Nothing was found by NSPredicate(format: \"\(predicateFormat)\"): \(error). Use a closure instead."
        )
        self.init(value: false)
      }
    }

    /// A predicate in which variables have values.
    ///
    /// ```swift
    /// let named = NSPredicate(format: "name == $NAME").withSubstitutionVariables(["NAME": "Lima"])
    /// named.evaluate(with: ["name": "Lima"])  // true
    /// ```
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
      NSPredicate { subject, others in
        let all = variables.merging(others ?? [:]) { own, _ in own }
        return self.evaluate(with: subject, substitutionVariables: all)
      }
    }
  }
#endif
