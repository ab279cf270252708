import LayoutSnapshotSources

/// Where an app's package finds this one.
enum AppDependency: Equatable {
  /// A folder, as a path from the package's.
  case folder(String)
  /// An address.
  case address(String)
  /// As a manifest says it already.
  case written(String)
  /// Nobody has said it. What the manifest gets has to be filled in.
  case unknown

  init(_ place: String?) {
    guard let place else {
      self = .unknown
      return
    }
    self = place.contains("://") || place.hasPrefix("git@") ? .address(place) : .folder(place)
  }

  /// What stands in a manifest in another folder, whose paths begin elsewhere.
  func text(fromElsewhere path: (String) -> String) -> String {
    switch self {
    case .folder(let place): AppDependency.folder(path(place)).text
    case .written(let text): SwiftCalls.replacing(argument: "path", of: text, by: path) ?? text
    default: text
    }
  }

  /// What stands in the manifest.
  var text: String {
    let traits = "traits: [\"UIKitSources\"]"
    return switch self {
    case .folder(let place):
      ".package(name: \"LayoutSnapshotTesting\", path: \(SwiftText.literal(place)), \(traits))"
    case .address(let address): ".package(url: \(SwiftText.literal(address)), from: \"0.1.0\", \(traits))"
    case .written(let text): text
    case .unknown: ".package(url: \"\(Self.placeholder)\", from: \"0.1.0\", \(traits))"
    }
  }

  /// The products that a target depends on, as they stand in its dependencies.
  ///
  /// - Parameter more: those besides UIKit.
  static func products(_ more: Set<String> = []) -> String {
    (["UIKit"] + more.sorted()).map { ".product(name: \"\($0)\", package: \"LayoutSnapshotTesting\")" }
      .joined(separator: ", ")
  }

  private static let placeholder = "https://git.example.com/LayoutSnapshotTesting.git"

  /// What a manifest says, in however many lines; none where it says nothing of this library.
  init?(inManifest text: String) {
    let dependencies = SwiftCalls.texts(of: "package", in: text)
    guard
      let found = dependencies.first(where: { $0.contains("UIKitSources") })
        ?? dependencies.first(where: {
          $0.contains("LayoutSnapshotTesting")
        })
    else { return nil }
    // A path that is no literal cannot be told from another folder.
    guard SwiftCalls.replacing(argument: "path", of: found, by: { $0 }) != nil else { return nil }
    self = found.contains(Self.placeholder) ? .unknown : .written(found)
  }
}
