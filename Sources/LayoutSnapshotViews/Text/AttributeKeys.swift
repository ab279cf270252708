import Foundation

extension NSAttributedString.Key {
  /// The ``Font``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The ``Color`` of the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The ``Color`` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The ``ParagraphStyle``. The style of its first character applies to a paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The number of points that are added after each character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The number of points by which letters are raised above the baseline; negative numbers lower them.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// An ``NSTextAttachment``, for the object replacement character.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The address that a link leads to. Text views show links; labels show them as other text.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The raw value of an ``UnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The ``Color`` of the line under the text; without one, it has the color of the text.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an ``UnderlineStyle``, for a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The ``Color`` of the line through the text; without one, it has the color of the text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The number of points that are added after each character, where ``kern`` says nothing.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// An ``NSShadow`` of the letters.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// How thick the outlines of the letters are, in hundredths of the font's size: alone if positive, around filled
  /// letters if negative.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The ``Color`` of the outlines; without one, they have the color of the text.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// How far letters lean to the right, as a fraction of their height.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// Whether letters are joined to one where the font can; only stored: they never are.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
}
