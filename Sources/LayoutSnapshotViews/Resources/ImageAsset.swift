import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotVector

/// An image in several variants for scales, appearances, device kinds and text directions. The variant is
/// chosen when the image is drawn.
final class ImageAsset: Equatable, Sendable {
  let name: String
  private let forms: [Form]
  private let properties: AssetContents.Properties?
  /// The images by the paths of their files, or why a file gives none.
  private let read = Locked<[String: Result<Image, PictureError>]>([:])

  fileprivate struct Form: AssetEntry, Equatable, @unchecked Sendable {
    // Safe to send: it is constant.
    var path: String
    var scale: CGFloat
    var idiom: String?
    var appearances: [AssetContents.Appearance]?
    var direction: String?
    var resizing: AssetContents.Resizing?
  }

  /// The image of an image set; `nil` if the set has no file.
  init?(set folder: String, name: String) {
    guard let contents = AssetContents(in: folder) else { return nil }
    forms = (contents.images ?? []).compactMap { entry in
      guard let file = entry.filename, FileManager.default.fileExists(atPath: folder + "/" + file) else {
        return nil
      }
      let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      return Form(
        path: folder + "/" + file, scale: CGFloat(scale), idiom: entry.idiom, appearances: entry.appearances,
        direction: entry.direction, resizing: entry.resizing)
    }
    guard !forms.isEmpty else { return nil }
    (properties, self.name) = (contents.properties, name)
  }

  /// The image of loose files, with the scale in the file names.
  init?(files: [String], name: String) {
    forms = files.map { path in
      let stem = (path as NSString).deletingPathExtension
      return Form(path: path, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
    }
    (properties, self.name) = (nil, name)
  }

  static func == (left: ImageAsset, right: ImageAsset) -> Bool {
    left === right
      || left.name == right.name && left.forms == right.forms && left.properties == right.properties
  }

  /// The image, with its size under ``Traits/current``.
  var image: Image? {
    guard let form = form(for: .current), let shown = image(of: form) else { return nil }
    var settings = shown.settings
    // Each variant has its own; this is how all are turned beside that.
    settings.orientation = .up
    switch properties?.intent {
    case "template": settings.renderingMode = .alwaysTemplate
    case "original": settings.renderingMode = .alwaysOriginal
    default: break
    }
    return Image(.asset(self), size: shown.size, scale: shown.scale, settings)
  }

  /// The variant for traits.
  func image(for traits: Traits) -> Image? { form(for: traits).flatMap(image(of:)) }

  /// The variant that fits best. Of several scales it is the device's, else the next larger one, else the
  /// largest.
  private func form(for traits: Traits) -> Form? {
    let wanted = traits.displayScale > 0 ? traits.displayScale : 3
    func distance(_ form: Form) -> CGFloat {
      form.scale >= wanted ? form.scale - wanted : 100 + wanted - form.scale
    }
    var best: (form: Form, fit: Int)?
    for form in forms {
      guard let fit = form.fit(traits) else { continue }
      if let other = best, (-other.fit, distance(other.form)) <= (-fit, distance(form)) { continue }
      best = (form, fit)
    }
    return best?.form ?? forms.first
  }

  /// Why the variant under ``Traits/current`` gives no image; nil if it gives one.
  var failure: String? {
    guard let form = form(for: .current), case .failure(let error) = result(of: form) else { return nil }
    return "\(form.file): \(error)"
  }

  private func image(of form: Form) -> Image? { try? result(of: form).get() }

  private func result(of form: Form) -> Result<Image, PictureError> {
    if let known = read.withLock({ $0[form.path] }) { return known }
    let result = Result { () throws(PictureError) in try load(form) }
    if case .failure(let error) = result {
      FileHandle.standardError.write(Data("warning: \(form.path): \(error)\n".utf8))
    }
    read.withLock { $0[form.path] = result }
    return result
  }

  private func load(_ form: Form) throws(PictureError) -> Image {
    let bytes = try PictureFile.bytes(at: form.path)
    do throws(PictureError) { return try shown(bytes, form) } catch {
      // Of what cannot be drawn only the size is known, and a placeholder marks its place.
      guard let size = PictureSize.of(bytes) else { throw error }
      let scale = PictureFormat(bytes) == .jpeg ? form.scale : 1
      return Image(
        .placeholder(file: form.file, reason: "\(error)"),
        size: CGSize(width: size.width / scale, height: size.height / scale), scale: form.scale, form.settings
      )
    }
  }

  private func shown(_ bytes: [UInt8], _ form: Form) throws(PictureError) -> Image {
    switch PictureFormat(bytes) {
    case .pdf, .svg:
      do throws(VectorError) {
        let picture = try VectorPicture.read(bytes)
        return Image(
          .vector(VectorImage(picture, of: bytes, file: form.file)),
          size: CGSize(width: picture.width, height: picture.height), scale: form.scale, form.settings)
      } catch { throw PictureError(description: "\(error)") }
    case .png, .jpeg, .other:
      return try Picture(bytes).image(named: form.file, scale: form.scale, form.settings)
    }
  }
}

extension ImageAsset.Form {
  /// The name of the file.
  fileprivate var file: String { (path as NSString).lastPathComponent }

  /// How an image of this form is stretched.
  fileprivate var settings: Image.Settings {
    var settings = Image.Settings()
    guard let resizing else { return settings }
    func points(_ pixels: Double?) -> CGFloat { CGFloat(pixels ?? 0) / scale }
    let caps = resizing.caps
    settings.caps = EdgeInsets(
      top: points(caps?.top), left: points(caps?.left), bottom: points(caps?.bottom),
      right: points(caps?.right))
    settings.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
    return settings
  }
}
