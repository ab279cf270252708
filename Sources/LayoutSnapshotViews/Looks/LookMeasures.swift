import Foundation

/// What differs between the looks of iOS versions: sizes and distances of controls, tables, bars and sheets.
///
/// Classes ask for these values and never for the version. A new look is one more table, as in ``iOS26``; what a table
/// does not set is as in the look before. `Documentation/Looks.md` says where the values come from.
struct LookMeasures: Sendable {
  // MARK: Controls

  var switchSize = CGSize(width: 51, height: 31)
  /// The thumb of a switch, and its distance from the edges.
  var switchThumb = CGSize(width: 27, height: 27)
  var sliderHeight: CGFloat = 31
  var sliderAlignment = EdgeInsets(left: 2, bottom: 1, right: 2)
  var segmentedHeight: CGFloat = 32
  var searchBarHeight: CGFloat = 56
  /// The padding at both ends of text fields with round corners.
  var roundFieldPadding: CGFloat = 7
  /// Whether the corners of configured buttons are half circles, unless the configuration says otherwise.
  var hasRoundButtons = false

  // MARK: Tables

  /// The least height of a row of a built-in style, with its separator.
  var rowHeight: CGFloat = 44
  /// What a row of a built-in style adds to the heights of its texts, with its separator.
  var rowPadding: CGFloat = 20
  /// The thickness of separators in points; `nil` for a pixel.
  var separatorThickness: CGFloat?
  /// The distance of separators of plain tables from the trailing edge.
  var separatorTrailing: CGFloat = 0
  /// The least height of titled headers of plain tables, and what they add to the height of the title.
  var plainHeader = (height: CGFloat(28), padding: CGFloat(7))
  /// The radius of cards.
  var cardRadius: CGFloat = 10
  var chevron = CGSize(width: 8, height: 14)
  /// The least heights of rows with a content configuration, without and with a secondary text below; `nil` for the
  /// configuration's own less a pixel.
  var listRow: (text: CGFloat, subtitle: CGFloat)?

  // MARK: Bars

  var navigationBarHeight: CGFloat = 44
  /// The distances of large titles from the leading and the lower edge.
  var largeTitle = CGPoint(x: 16, y: 8)
  /// The floating ground of tab bars; none for a ground from edge to edge.
  var tabPlatter: TabPlatter?

  /// The floating ground behind the items of a tab bar.
  struct TabPlatter: Equatable, Sendable {
    /// The height, and the distance from the lower edge of a screen without a safe area.
    var height: CGFloat
    var bottom: CGFloat
    /// The distance from both sides.
    var side: CGFloat
    /// The distances of the middle of an item's picture and of its title's baseline from the upper edge.
    var picture: CGFloat
    var baseline: CGFloat
  }

  // MARK: Sheets

  var sheetRadius: CGFloat = 10
  /// The distance of sheets from the safe area above.
  var sheetTop: CGFloat = 10

  /// The thickness of separators where a pixel has a size.
  func line(of pixel: CGFloat) -> CGFloat { separatorThickness ?? pixel }

  // MARK: Tables of looks

  /// Controls, tables and bars of iOS 13 to 18.
  static let iOS18 = LookMeasures()

  /// Those of iOS 26. Heights of controls, rows and navigation bars come from documents of Xcode 26; the others from the
  /// measurements that Vercantez/openuikit has published.
  static let iOS26 = {
    var look = iOS18
    look.switchSize = CGSize(width: 63, height: 28)
    look.switchThumb = CGSize(width: 38, height: 24)
    look.sliderHeight = 34
    look.sliderAlignment = .zero
    look.segmentedHeight = 33
    look.searchBarHeight = 64
    look.roundFieldPadding = 14
    look.hasRoundButtons = true
    look.rowHeight = 52
    look.rowPadding = 31.5
    look.separatorThickness = 1
    look.separatorTrailing = 8
    look.plainHeader = (40.5, 20)
    look.cardRadius = 26
    look.chevron = CGSize(width: 10.5, height: 14)
    look.listRow = (51.5, 70.5)
    look.navigationBarHeight = 54
    look.largeTitle = CGPoint(x: 20, y: 8.5)
    look.tabPlatter = TabPlatter(height: 62, bottom: 10, side: 51, picture: 24, baseline: 51)
    look.sheetRadius = 24
    look.sheetTop = 0
    return look
  }()

  /// The table of each look, in the order of ``SystemAppearance``.
  static let all = [iOS18, iOS26]

  /// The table of a look; that of the default look if it is unspecified.
  static func of(_ appearance: SystemAppearance) -> LookMeasures { all[appearance.rank] }
}

extension View {
  /// The measures of the look that the view has.
  final var measures: LookMeasures {
    LookMeasures.of(knownTraits?.systemAppearance ?? traitCollection.systemAppearance)
  }
}

extension Device {
  /// The measures of the look that views have on the device.
  var measures: LookMeasures { LookMeasures.of(traits.systemAppearance) }
}
