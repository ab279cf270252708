import Foundation
import LayoutSnapshotViews

/// The places of a tree in which another content can stand: the texts of labels, buttons, fields, text views, search bars and
/// segments, and the pictures of image views and buttons.
package struct ContentPlaces {
  package enum Kind: Sendable {
    case text
    case picture
  }

  private struct Place {
    let path: String
    let kind: Kind
    /// Puts another content there and returns a closure that puts the old one back.
    let replace: (ContentSource.Content) -> () -> Void
  }

  private var places: [Place] = []

  /// The number of places.
  package var count: Int { places.count }
  /// The path of a place's view.
  package func path(_ index: Int) -> String { places[index].path }
  /// Whether a content fits into a place.
  package func takes(_ content: ContentSource.Content, at index: Int) -> Bool {
    switch content {
    case .text: places[index].kind == .text
    case .picture: places[index].kind == .picture
    }
  }

  /// Finds the places after a layout.
  package init(in root: View, on device: Device) throws(LayoutError) {
    let tree = try TreeFrames(root, on: device)
    for (view, path) in zip(tree.views, tree.paths) where !view.isPartOfControl { add(view, path) }
  }

  private mutating func add(_ view: View, _ path: String) {
    switch view {
    case let label as Label: addText(path, label, \.text, \.attributedText)
    case let field as TextField:
      addText(path, field, \.text, \.attributedText)
      addText(path + ".placeholder", field, \.placeholder, \.attributedPlaceholder)
    case let text as TextView: addText(path, text, \.text, \.attributedText)
    case let bar as SearchBar:
      addText(path, get: { bar.text }, set: { bar.text = $0 })
      addText(path + ".placeholder", get: { bar.placeholder }, set: { bar.placeholder = $0 })
    case let segments as SegmentedControl:
      for segment in 0..<segments.numberOfSegments where segments.titleForSegment(at: segment) != nil {
        addText(
          "\(path)[\(segment)]", get: { segments.titleForSegment(at: segment) },
          set: { segments.setTitle($0, forSegmentAt: segment) })
      }
    case let picture as ImageView:
      addPicture(path, get: { picture.image }, set: { picture.image = $0 })
    case let button as Button:
      places.append(
        Place(path: path, kind: .text) { content in
          guard case .text(let text) = content else { return {} }
          let old = (button.title(for: .normal), button.attributedTitle(for: .normal))
          button.setAttributedTitle(nil, for: .normal)
          button.setTitle(text, for: .normal)
          return {
            button.setTitle(old.0, for: .normal)
            button.setAttributedTitle(old.1, for: .normal)
          }
        })
      if button.image(for: .normal) != nil {
        addPicture(
          path + ".image", get: { button.image(for: .normal) }, set: { button.setImage($0, for: .normal) })
      }
    default: break
    }
  }

  private mutating func addText<Host: View>(
    _ path: String, _ view: Host, _ text: ReferenceWritableKeyPath<Host, String?>,
    _ attributed: ReferenceWritableKeyPath<Host, NSAttributedString?>
  ) {
    places.append(
      Place(path: path, kind: .text) { content in
        guard case .text(let sample) = content else { return {} }
        let (old, runs) = (view[keyPath: text], view[keyPath: attributed])
        view[keyPath: text] = sample
        return {
          view[keyPath: text] = old
          // A plain text has the attributes of the view, and is restored by itself.
          if view[keyPath: attributed] != runs { view[keyPath: attributed] = runs }
        }
      })
  }

  private mutating func addText(
    _ path: String, get: @escaping () -> String?, set: @escaping (String?) -> Void
  ) {
    places.append(
      Place(path: path, kind: .text) { content in
        guard case .text(let sample) = content else { return {} }
        let old = get()
        set(sample)
        return { set(old) }
      })
  }

  private mutating func addPicture(
    _ path: String, get: @escaping () -> Image?, set: @escaping (Image?) -> Void
  ) {
    places.append(
      Place(path: path, kind: .picture) { content in
        guard case .picture(let size) = content else { return {} }
        let old = get()
        set(size.map { Image(color: .systemGray, size: $0) })
        return { set(old) }
      })
  }

  /// Puts contents into places while a closure runs.
  package func with<Value>(_ contents: [(place: Int, content: ContentSource.Content)], _ body: () -> Value)
    -> Value
  {
    let restores = contents.map { places[$0.place].replace($0.content) }
    defer { for restore in restores.reversed() { restore() } }
    return body()
  }
}
