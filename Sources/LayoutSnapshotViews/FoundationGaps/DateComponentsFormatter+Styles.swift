#if !canImport(ObjectiveC)
  import Foundation

  /// How a formatter writes times.
  extension DateComponentsFormatter {
    /// How units are written. The numbers are Foundation's.
    public enum UnitsStyle: Int, Sendable {
      /// By their place, as in "1:10:00".
      case positional = 0
      /// As in "1h 10m".
      case abbreviated = 1
      /// As in "1 hr, 10 min".
      case short = 2
      /// As in "1 hour, 10 minutes".
      case full = 3
      /// As in "one hour, ten minutes".
      case spellOut = 4
      /// As in "1hr 10min".
      case brief = 5
    }

    /// Which units are left out when there are none of them. The bits are Foundation's.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// Creates a set from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// By position the largest ones, in other styles all.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
      /// Those before the first unit that is not zero.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
      /// Those between units that are not zero; by position, only before hours.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
      /// Those after the last unit that is not zero.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
      /// All that are zero.
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      /// None, and the first number of a clock has two digits.
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }
  }
#endif
