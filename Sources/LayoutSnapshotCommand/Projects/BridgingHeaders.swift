import Foundation
import LayoutSnapshotSources

/// The headers by which an app's Swift sources see Objective-C: what these declare, no source of the app imports.
struct BridgingHeaders {
  /// The headers' paths, in order.
  let paths: [String]
  /// The modules that they import, each once, in order.
  let modules: [String]
  /// The classes, protocols and enumerations that headers in the app's folders declare, with these headers.
  let declarations: [String: String]

  /// - Parameters:
  ///   - folders: the app's folders.
  ///   - project: the folder with the Xcode project.
  init(in folders: [String], project: String) {
    let headers = folders.flatMap { folder in
      Self.files(in: folder).filter { $0.hasSuffix(".h") }.map { folder + "/" + $0 }
    }
    let named = Self.files(in: project).filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }.flatMap {
      place in
      Self.headers(namedIn: Self.text(of: project + "/" + place))
        .map {
          ((project + "/" + place as NSString).deletingLastPathComponent as NSString)
            .deletingLastPathComponent + "/" + $0
        }
    }.filter(FileManager.default.fileExists(atPath:))
    paths = Set(named + headers.filter { $0.hasSuffix("-Bridging-Header.h") }).sorted()
    modules = Set(paths.flatMap { Self.modules(importedIn: Self.text(of: $0)) }).sorted()
    declarations = headers.reversed().reduce(into: [:]) { found, path in
      for name in Self.declarations(in: Self.text(of: path)) { found[name] = path }
    }
  }

  /// The value of `SWIFT_OBJC_BRIDGING_HEADER` in each configuration, from the project's folder.
  static func headers(namedIn project: String) -> [String] {
    let values = project.split(separator: "\n").compactMap { line -> String? in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].contains("SWIFT_OBJC_BRIDGING_HEADER") else { return nil }
      return parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t\";"))
    }
    return Set(
      values.map { value in
        ["$(SRCROOT)/", "${SRCROOT}/", "$SRCROOT/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/", "./"].reduce(value)
        { value, start in
          value.hasPrefix(start) ? String(value.dropFirst(start.count)) : value
        }
      }
    ).subtracting([""]).sorted()
  }

  /// `#import <MapKit/MapKit.h>` and `@import MapKit;`.
  static func modules(importedIn header: String) -> [String] {
    header.split(separator: "\n").compactMap { line in
      let text = line.trimmingCharacters(in: .whitespaces)
      for start in ["#import <", "#include <"] where text.hasPrefix(start) {
        guard let end = text.firstIndex(of: "/") else { return nil }
        return String(text[..<end].dropFirst(start.count))
      }
      guard text.hasPrefix("@import ") else { return nil }
      return String(text.dropFirst("@import ".count).prefix { $0 != ";" && $0 != "." })
    }
  }

  static func declarations(in header: String) -> [String] {
    header.split(separator: "\n").compactMap { line in
      let text = line.trimmingCharacters(in: .whitespaces)
      for start in ["@interface ", "@protocol "] where text.hasPrefix(start) {
        let rest = text.dropFirst(start.count)
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let behind = rest.dropFirst(name.count).drop { $0 == " " }.first
        // Neither categories nor declarations of what comes later.
        return name.isEmpty || behind == "(" || behind == ";" || behind == "," ? nil : String(name)
      }
      guard text.hasPrefix("typedef NS_"), let open = text.firstIndex(of: "("),
        let close = text.firstIndex(of: ")"), open < close
      else { return nil }
      return text[open..<close].split(separator: ",").last.map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private static func files(in folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { !SourceFile.isHidden($0) }.sorted()
  }

  private static func text(of path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
