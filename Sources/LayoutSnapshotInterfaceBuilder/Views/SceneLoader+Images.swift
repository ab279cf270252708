import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  func configure(_ imageView: ImageView, _ element: XMLElement) throws(InterfaceBuilderError) {
    imageView.image = try image(of: element)
    imageView.highlightedImage = image(element["highlightedImage"], catalog: nil)
    imageView.isHighlighted = element.flag("highlighted") ?? false
  }

  /// The picture that an element shows, in the size that it asks for where it is one of the system's symbols.
  func image(of element: XMLElement) throws(InterfaceBuilderError) -> Image? {
    let reference = element.child("imageReference", key: "image")
    let source = reference ?? element
    guard let image = image(source["image"], catalog: source["catalog"]) else { return nil }
    let preferred =
      element.child("preferredSymbolConfiguration", key: "preferredSymbolConfiguration")
      ?? element.child("preferredSymbolConfiguration", key: "preferredSymbolConfigurationForImage")
    var size: CGFloat = 17
    if let preferred {
      if let number = try preferred.number("pointSize") { size = CGFloat(number) }
      if let font = try font(preferred) { size = font.pointSize }
    }
    let scale =
      preferred?.word("scale", symbolScales) ?? reference?.word("symbolScale", symbolScales) ?? .default
    return image.withConfiguration(.init(pointSize: size, scale: scale))
  }

  /// A picture of the document's catalogue, as far as the document knows it: its size.
  func image(_ name: String?, catalog: String?) -> Image? {
    guard let name else { return nil }
    // For symbols the document has a size, too, but that only tells how wide they are for their height.
    if catalog == "system" { return Image(systemName: name) }
    let size = document.resources.images[name].map { CGSize(width: $0.width, height: $0.height) }
    // The app's own picture, if its catalogue is at hand. On the canvas it may not change the layout.
    if let assets = document.assets {
      if let own = assets.image(name), !options.isForCanvas || size == nil || size == own.size { return own }
    } else if !options.isForCanvas, let own = Image(named: name) {
      return own
    }
    return Image(size: size ?? .zero)
  }
}

private let symbolScales: KeyValuePairs<String, Image.SymbolScale> = [
  "default": .default, "small": .small, "medium": .medium, "large": .large,
]
