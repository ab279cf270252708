import Foundation
import LayoutSnapshotSupport

/// The fonts of an app: those that an `Info.plist` of the package lists under `UIAppFonts`, as on a phone.
struct AppFonts {
  /// Registers the fonts of the package that the process runs in, once.
  static let areRegistered: Void = register(in: PackageFolder.path)

  static func register(in package: String) {
    let names = listed(in: package)
    guard !names.isEmpty else { return }
    let files = PackageFolder.files(in: package, endings: ["ttf", "otf", "ttc"])
    for name in names {
      guard let file = files.first(where: { $0.hasSuffix("/" + name) }) else {
        warn(
          "an Info.plist lists the font \(name) under UIAppFonts, but the package has no file of that name")
        continue
      }
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      do throws(FontRegistrationError) { try Font.register(data) } catch { warn("\(file): \(error)") }
    }
  }

  /// The names of font files in all lists of the package, in order.
  private static func listed(in package: String) -> [String] {
    var names: [String] = []
    for path in PackageFolder.files(in: package, endings: ["plist"]) where path.hasSuffix("Info.plist") {
      guard let data = FileManager.default.contents(atPath: path),
        let list = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil)
          as? [String: Any]
      else { continue }
      for name in list["UIAppFonts"] as? [String] ?? [] {
        let file = (name as NSString).lastPathComponent
        if !names.contains(file) { names.append(file) }
      }
    }
    return names
  }

  private static func warn(_ text: String) { FileHandle.standardError.write(Data("warning: \(text)\n".utf8)) }
}
