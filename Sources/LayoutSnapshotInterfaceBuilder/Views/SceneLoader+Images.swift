import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  func configure(_ imageView: ImageView, _ element: XMLElement) throws(InterfaceBuilderError) {
    imageView.image = try image(of: element)
    imageView.preferredSymbolConfiguration = try preferredSymbolConfiguration(of: element)
    imageView.highlightedImage = image(element["highlightedImage"], catalog: nil)
    imageView.isHighlighted = element.flag("highlighted") ?? false
  }

  /// The picture that an element shows, in the scale of its reference where it is one of the system's symbols.
  func image(of element: XMLElement) throws(InterfaceBuilderError) -> Image? {
    let reference = element.child("imageReference", key: "image")
    let source = reference ?? element
    guard let image = image(source["image"], catalog: source["catalog"]) else { return nil }
    guard let scale = reference?.word("symbolScale", symbolScales) else { return image }
    return image.withConfiguration(Image.SymbolConfiguration(scale: scale))
  }

  /// The size, weight and scale in which an element shows symbols; nil if it states none.
  func preferredSymbolConfiguration(
    of element: XMLElement
  ) throws(InterfaceBuilderError) -> Image.SymbolConfiguration? {
    guard
      let preferred = element.child("preferredSymbolConfiguration", key: "preferredSymbolConfiguration")
        ?? element.child("preferredSymbolConfiguration", key: "preferredSymbolConfigurationForImage")
    else { return nil }
    let scale = preferred.word("scale", symbolScales) ?? .unspecified
    var result = Image.SymbolConfiguration(scale: scale)
    if let number = try preferred.number("pointSize") { result.pointSize = CGFloat(number) }
    if let font = try font(preferred) {
      result = Image.SymbolConfiguration(font: font, scale: scale)
      // On the canvas a style has the size that the version of Xcode shows.
      if !options.isForCanvas, let style = preferred.child("fontDescription")?["style"] {
        result = Image.SymbolConfiguration(textStyle: Font.TextStyle(rawValue: style), scale: scale)
      }
    }
    if let weight = preferred.word("weight", symbolWeights) { result.weight = weight }
    return result
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

private let symbolWeights: KeyValuePairs<String, Image.SymbolWeight> = [
  "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
  "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
]
