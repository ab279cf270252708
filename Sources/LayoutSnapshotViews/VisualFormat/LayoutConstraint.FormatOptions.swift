extension LayoutConstraint {
  /// How a visual format aligns views across its axis, and where it measures spaces from. The bits are UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns left edges.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// Aligns right edges.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// Aligns top edges.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// Aligns bottom edges.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// Aligns leading edges.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// Aligns trailing edges.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// Aligns horizontal centers.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// Aligns vertical centers.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// Aligns last baselines.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// Aligns first baselines.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The older name of ``alignAllLastBaseline``.
    public static let alignAllBaseline = FormatOptions.alignAllLastBaseline
    /// All bits of alignment options.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// A row runs in the direction of text. This is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A row runs from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A row runs from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of direction options.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces in a column are measured from edge to edge. This is the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Spaces in a column are measured from a last baseline to the next first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits of spacing options.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(aligning attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

    /// The aligned attributes, in the order of their numbers.
    var alignments: [Attribute] {
      Attribute.allCases.filter { $0 != .notAnAttribute && rawValue & 0xFFFF & (1 << UInt($0.rawValue)) != 0 }
    }
  }
}
