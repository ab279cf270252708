import Foundation
import LayoutSnapshotTypeset

/// A picture that stands in a text like a letter.
///
/// ```swift
/// let star = NSTextAttachment(image: Image(systemName: "star")!)
/// star.bounds = CGRect(x: 0, y: -4, width: 20, height: 20)   // 4 points below the baseline
/// let text = NSMutableAttributedString(string: "Rated ")
/// text.append(NSAttributedString(attachment: star))
/// label.attributedText = text
/// ```
///
/// A line is as high as its pictures need. Symbols take the color of the text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  // Sendable as UIKit's: who hands it on does not change it any more.

  /// The character that stands for an attachment, U+FFFC.
  public static let character = 0xFFFC

  /// The picture.
  open var image: Image?
  /// The size, and in `y` the distance of the lower edge above the baseline. If empty, the picture has its own size and
  /// stands on the baseline. `x` moves nothing.
  open var bounds = CGRect.zero
  /// The data of a file. Data that is a PNG file is shown as the picture.
  open var contents: Data? { didSet { image = contents.flatMap { Image(data: $0) } } }
  /// The type of the data; remembered, without effect here.
  open var fileType: String?

  /// An attachment without a picture.
  public override init() { super.init() }

  /// An attachment with a picture.
  public convenience init(image: Image) {
    self.init()
    self.image = image
  }

  /// An attachment with the data of a file.
  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    (contents, fileType) = (contentData, uti)
    image = contentData.flatMap { Image(data: $0) }
  }

  /// The size in a line, and in `y` the distance of the lower edge above the baseline: ``bounds``, or the picture's size.
  ///
  /// ```swift
  /// final class CenteredAttachment: NSTextAttachment {
  ///   override func attachmentBounds(
  ///     for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
  ///     characterIndex charIndex: Int
  ///   ) -> CGRect { CGRect(x: 0, y: -4, width: lineFrag.height, height: lineFrag.height) }
  /// }
  /// ```
  ///
  /// Here it is asked once, before lines are known: with a line as high as the font's, no container, and the index 0.
  open func attachmentBounds(
    for textContainer: TextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

  /// The picture in a line: ``image`` unless overridden.
  open func image(
    forBounds imageBounds: CGRect, textContainer: TextContainer?, characterIndex charIndex: Int
  ) -> Image? { image }

  /// The bounds in a line of a font.
  private func shownBounds(in font: Font) -> CGRect {
    let line = CGRect(x: 0, y: 0, width: 1e7, height: font.lineHeight)
    return attachmentBounds(for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
  }

  /// The room in a line.
  final func object(in font: Font) -> TextObject {
    let bounds = shownBounds(in: font)
    return TextObject(
      width: bounds.width, ascent: bounds.height + bounds.minY, descent: -bounds.minY)
  }

  /// What is shown in a line.
  final func picture(in font: Font) -> Image? {
    image(forBounds: shownBounds(in: font), textContainer: nil, characterIndex: 0)
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

extension NSAttributedString {
  /// A text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
