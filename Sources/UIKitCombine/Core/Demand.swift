#if !canImport(Darwin)
  /// The names of what subscribers are made of.
  ///
  /// ```swift
  /// let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { print($0) })
  /// ```
  public enum Subscribers {}

  extension Subscribers {
    /// How many values a subscriber wants.
    ///
    /// ```swift
    /// subscription.request(.max(3))
    /// ```
    public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
      private let rawValue: UInt

      private init(rawValue: UInt) { self.rawValue = min(rawValue, Self.unlimitedValue) }

      private static var unlimitedValue: UInt { UInt(Int.max) + 1 }

      /// As many as there are.
      public static let unlimited = Demand(rawValue: unlimitedValue)
      /// No value.
      public static let none = Demand(rawValue: 0)

      /// Decodes it.
      public init(from decoder: any Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
      }

      /// Encodes it.
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
      }

      /// At most so many values, which must not be less than none.
      @inlinable public static func max(_ value: Int) -> Demand {
        precondition(value >= 0, "A demand is a number of values, and never less than none.")
        return Demand(value)
      }

      @usableFromInline init(_ value: Int) { self.init(rawValue: UInt(value)) }

      /// The number of values, or nil where all are wanted.
      public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

      /// What is printed.
      public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

      /// The sum.
      public static func + (lhs: Demand, rhs: Demand) -> Demand {
        guard let left = lhs.max, let right = rhs.max else { return .unlimited }
        return Demand(rawValue: UInt(left) + UInt(right))
      }

      /// Adds to it.
      public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

      /// The sum.
      public static func + (lhs: Demand, rhs: Int) -> Demand {
        lhs.changed { $0.addingReportingOverflow(rhs) }
      }

      /// Adds to it.
      public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

      /// The product.
      public static func * (lhs: Demand, rhs: Int) -> Demand {
        lhs.changed { $0.multipliedReportingOverflow(by: rhs) }
      }

      /// Multiplies it.
      public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

      /// The difference.
      public static func - (lhs: Demand, rhs: Demand) -> Demand {
        guard let left = lhs.max else { return .unlimited }
        guard let right = rhs.max else { return .none }
        return Demand(Swift.max(0, left - right))
      }

      /// Takes from it.
      public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }

      /// The difference.
      public static func - (lhs: Demand, rhs: Int) -> Demand {
        lhs.changed { $0.subtractingReportingOverflow(rhs) }
      }

      /// Takes from it.
      public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

      /// A number that is too large counts as all values, and one below zero as none.
      private func changed(_ change: (Int) -> (partialValue: Int, overflow: Bool)) -> Demand {
        guard let count = max else { return self }
        let result = change(count)
        return result.overflow ? .unlimited : Demand(Swift.max(0, result.partialValue))
      }

      /// Whether the first is less.
      public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue < rhs.rawValue }
      /// Whether both are the same.
      public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
      /// Whether both are the same.
      public static func == (lhs: Int, rhs: Demand) -> Bool { rhs.max == lhs }
      /// Whether both differ.
      public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
      /// Whether both differ.
      public static func != (lhs: Int, rhs: Demand) -> Bool { rhs.max != lhs }
      /// Whether the first is less.
      public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
      /// Whether the first is less.
      public static func < (lhs: Int, rhs: Demand) -> Bool { rhs.max.map { lhs < $0 } ?? true }
      /// Whether the first is greater.
      public static func > (lhs: Demand, rhs: Int) -> Bool { rhs < lhs }
      /// Whether the first is greater.
      public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }
      /// Whether the first is not greater.
      public static func <= (lhs: Demand, rhs: Int) -> Bool { !(rhs < lhs) }
      /// Whether the first is not greater.
      public static func <= (lhs: Int, rhs: Demand) -> Bool { !(rhs < lhs) }
      /// Whether the first is not less.
      public static func >= (lhs: Demand, rhs: Int) -> Bool { !(lhs < rhs) }
      /// Whether the first is not less.
      public static func >= (lhs: Int, rhs: Demand) -> Bool { !(lhs < rhs) }
    }
  }
#endif
