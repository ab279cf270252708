extension LayoutConstraint {
  /// How a visual format aligns its views across its axis, and where it measures from. The bits are UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All left edges in one line.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// All right edges in one line.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// All tops in one line.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// All bottoms in one line.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// All leading edges in one line.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// All trailing edges in one line.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// All middles between left and right in one line.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// All middles between top and bottom in one line.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// All last baselines in one line.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// All first baselines in one line.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The older name of ``alignAllLastBaseline``.
    public static let alignAllBaseline = FormatOptions.alignAllLastBaseline
    /// Every bit that aligns.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// A row begins where text begins; so it does unless you say otherwise.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A row begins at the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A row begins at the right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Every bit of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// A column's spaces go from edge to edge; so they do unless you say otherwise.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// A column's spaces go from a last baseline to the next first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// Every bit of where spaces are measured from.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(aligning attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

    /// What is aligned, in the order of the attributes' numbers.
    var alignments: [Attribute] {
      Attribute.allCases.filter { $0 != .notAnAttribute && rawValue & 0xFFFF & (1 << UInt($0.rawValue)) != 0 }
    }
  }
}
