import Foundation

extension AttributeScopes {
  /// The attributes of UIKit in an `AttributedString`.
  ///
  /// ```swift
  /// var title = AttributedString("Buy now")
  /// title.font = UIFont.boldSystemFont(ofSize: 17)
  /// title.foregroundColor = UIColor.systemRed
  /// label.attributedText = NSAttributedString(title)
  /// ```
  public struct UIKitAttributes: AttributeScope {
    /// The ``Font``.
    public let font: FontAttribute
    /// The ``ParagraphStyle``.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The ``Color`` of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The ``Color`` behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The number of points that are added after each character.
    public let kern: KernAttribute
    /// The number of points that are added after each character, where ``kern`` says nothing.
    public let tracking: TrackingAttribute
    /// The number of points by which letters are raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the line under the text.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The thickness of the letters' outlines, in hundredths of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// The color of the letters' outlines.
    public let strokeColor: StrokeColorAttribute
    /// How far letters lean to the right.
    public let obliqueness: ObliquenessAttribute
    /// The shadow of the letters.
    public let shadow: ShadowAttribute
    /// A picture in the place of a character.
    public let attachment: AttachmentAttribute
    /// Links, and what else Foundation has.
    public let foundation: FoundationAttributes

    /// The ``Font``.
    public enum FontAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = Font
      /// UIKit's name for it.
      public static let name = "NSFont"
    }

    /// The ``ParagraphStyle``.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = ParagraphStyle
      /// UIKit's name for it.
      public static let name = "NSParagraphStyle"
    }

    /// The ``Color`` of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = Color
      /// UIKit's name for it.
      public static let name = "NSColor"
    }

    /// The ``Color`` behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = Color
      /// UIKit's name for it.
      public static let name = "NSBackgroundColor"
    }

    /// The number of points that are added after each character.
    public enum KernAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = CGFloat
      /// UIKit's name for it.
      public static let name = "NSKern"
    }

    /// The number of points that are added after each character, where ``kern`` says nothing.
    public enum TrackingAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = CGFloat
      /// UIKit's name for it.
      public static let name = "CTTracking"
    }

    /// The number of points by which letters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = CGFloat
      /// UIKit's name for it.
      public static let name = "NSBaselineOffset"
    }

    /// The thickness of the letters' outlines, in hundredths of the font's size.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = CGFloat
      /// UIKit's name for it.
      public static let name = "NSStrokeWidth"
    }

    /// The color of the letters' outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = Color
      /// UIKit's name for it.
      public static let name = "NSStrokeColor"
    }

    /// How far letters lean to the right.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = CGFloat
      /// UIKit's name for it.
      public static let name = "NSObliqueness"
    }

    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = UnderlineStyle
      /// UIKit's name for it.
      public static let name = "NSUnderline"
    }

    /// The color of the line under the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = Color
      /// UIKit's name for it.
      public static let name = "NSUnderlineColor"
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = UnderlineStyle
      /// UIKit's name for it.
      public static let name = "NSStrikethrough"
    }

    /// The color of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = Color
      /// UIKit's name for it.
      public static let name = "NSStrikethroughColor"
    }

    /// The shadow of the letters.
    public enum ShadowAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = NSShadow
      /// UIKit's name for it.
      public static let name = "NSShadow"
    }

    /// A picture in the place of a character.
    public enum AttachmentAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = NSTextAttachment
      /// UIKit's name for it.
      public static let name = "NSAttachment"
    }
  }

  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attributes of UIKit as properties.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension NSAttributedString {
  /// The same text with the attributes of UIKit, and with its links.
  public convenience init(_ text: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run.font
      attributes[.paragraphStyle] = run.paragraphStyle
      attributes[.foregroundColor] = run.foregroundColor
      attributes[.backgroundColor] = run.backgroundColor
      attributes[.kern] = run.kern.map { NSNumber(value: Double($0)) }
      attributes[.tracking] = run.tracking.map { NSNumber(value: Double($0)) }
      attributes[.baselineOffset] = run.baselineOffset.map { NSNumber(value: Double($0)) }
      attributes[.underlineStyle] = run.underlineStyle.map { NSNumber(value: $0.rawValue) }
      attributes[.underlineColor] = run.underlineColor
      attributes[.strikethroughStyle] = run.strikethroughStyle.map { NSNumber(value: $0.rawValue) }
      attributes[.strikethroughColor] = run.strikethroughColor
      attributes[.strokeWidth] = run.strokeWidth.map { NSNumber(value: Double($0)) }
      attributes[.strokeColor] = run.strokeColor
      attributes[.obliqueness] = run.obliqueness.map { NSNumber(value: Double($0)) }
      attributes[.shadow] = run.shadow
      attributes[.attachment] = run.attachment
      attributes[.link] = run.link
      whole.append(NSAttributedString(string: String(text.characters[run.range]), attributes: attributes))
    }
    self.init(attributedString: whole)
  }
}
