import Foundation
import LayoutSnapshotGraphics
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Objects that UIKit compares by their content.
@Suite struct EqualityTests {
  /// UIKit's documentation: only `isEqual(_:)` tells whether two images have the same data.
  @Test func images_areEqualIfTheyShowTheSame() {
    func bitmap(_ gray: UInt8) -> Bitmap {
      var bitmap = Bitmap(width: 2, height: 2, fill: .white)
      bitmap[1, 1] = Pixel(red: gray, green: gray, blue: gray)
      return bitmap
    }
    let image = Image(bitmap: bitmap(5))
    #expect(image == Image(named: "from a file", bitmap(5), scale: 1) && image !== Image(bitmap: bitmap(5)))
    #expect(image.hash == Image(bitmap: bitmap(5)).hash)
    #expect(image != Image(bitmap: bitmap(6)) && image != Image(bitmap: bitmap(5), scale: 2))
    #expect(image != image.withRenderingMode(.alwaysTemplate))
    #expect(image.withTintColor(.red) == Image(bitmap: bitmap(5)).withTintColor(.red))
    #expect(Image(systemName: "star") == Image(systemName: "star"))
    #expect(Image(systemName: "star") != Image(systemName: "moon"))
    let size = CGSize(width: 1, height: 2)
    #expect(Image(color: .red, size: size) == Image(color: .red, size: size))
    #expect(Image(color: .red, size: size) != Image(color: .blue, size: size) && image != Image())
    func drawn(_ color: Color) -> Image {
      UIGraphicsImageRenderer(size: size).image { context in
        color.setFill()
        context.fill(rect(0, 0, 1, 1))
      }
    }
    #expect(drawn(.red) == drawn(.red) && drawn(.red) != drawn(.blue))
    #expect(
      Image.animatedImage(with: [image], duration: 1) == Image.animatedImage(with: [image], duration: 1))
    #expect(
      Image.animatedImage(with: [image], duration: 1) != Image.animatedImage(with: [image], duration: 2))
    #expect(Set([image, Image(bitmap: bitmap(5)), Image(bitmap: bitmap(6))]).count == 2)
  }

  /// A collection view asks whether attributes have changed, as UIKit's documentation of subclasses says.
  @Test func layoutAttributes_areEqualIfAllTheirValuesAre() throws {
    let path = IndexPath(item: 1, section: 2)
    func attributes() -> UICollectionViewLayoutAttributes { .init(forCellWith: path) }
    #expect(attributes() == attributes() && attributes().hash == attributes().hash)
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.indexPath = IndexPath(item: 0, section: 0) }, { $0.frame.size.width = 1 }, { $0.alpha = 0 },
      { $0.zIndex = 1 }, { $0.isHidden = true }, { $0.transform = CGAffineTransform(scaleX: 2, y: 1) },
      { $0.fitting.width = true },
      { $0.list = .init(appearance: .plain, isFirst: true, isLast: true, isHeader: true) },
    ]
    for (index, change) in changes.enumerated() {
      let changed = attributes()
      change(changed)
      #expect(changed != attributes(), "change \(index)")
      #expect(try #require(changed.copy() as? UICollectionViewLayoutAttributes) == changed)
    }
    final class Pinned: UICollectionViewLayoutAttributes {}
    #expect(Pinned(forCellWith: path) != attributes() && attributes() != Pinned(forCellWith: path))
    #expect(attributes() != .init(forDecorationViewOfKind: "a", with: path))
  }

  @Test func shadows_andDescriptorsOfFonts_areComparedByTheirValues() {
    let (shadow, other) = (NSShadow(), NSShadow())
    #expect(shadow == other && shadow.hash == other.hash)
    other.shadowColor = nil
    #expect(shadow != other)
    other.shadowColor = shadow.shadowColor
    other.shadowOffset.width = 1
    #expect(shadow != other)
    let descriptor = Font.systemFont(ofSize: 5).fontDescriptor
    #expect(descriptor == Font.systemFont(ofSize: 5).fontDescriptor && descriptor != descriptor.withSize(6))
    #expect(descriptor.hash == Font.systemFont(ofSize: 5).fontDescriptor.hash)
  }

  @Test func paragraphStyle_isCopiedAsAValue() throws {
    let style = MutableParagraphStyle()
    style.lineSpacing = 3
    let copying: any NSCopying = style
    let copy = try #require(copying.copy(with: nil) as? ParagraphStyle)
    style.lineSpacing = 4
    #expect(copy.lineSpacing == 3 && !(copy is MutableParagraphStyle))
    let changeable: any NSMutableCopying = copy
    #expect((changeable.mutableCopy(with: nil) as? MutableParagraphStyle)?.lineSpacing == 3)
    #expect((Color.red as any NSCopying).copy(with: nil) as? Color == .red)
  }
}
