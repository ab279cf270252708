import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotSources

/// The screens of an app that its generated tests draw.
struct AppScreens: Equatable {
  /// Tests that stand together, with what is drawn in each.
  struct Group: Equatable {
    var kind: Kind
    var screens: [Screen]
  }

  enum Kind: Equatable {
    /// What the app shows first, with what its delegates do.
    case launch
    /// The scenes of a storyboard, by the file that a test names and the function's name.
    case storyboard(file: String, function: String)
    case controller(function: String)
  }

  /// What one test draws, or one argument of a test.
  struct Screen: Equatable {
    /// For people, and of a scene its name: `launch`, `Profile`, `ProfileController`.
    var name: String
    /// What makes it, in Swift.
    var subject: String
    /// Why there is no test; none where there is one.
    var refusal: String?
    /// What is to be known of the test.
    var note: String?
  }

  var groups: [Group]
  /// The storyboards that are no launch screens, as paths from the package's folder.
  let storyboards: [String]

  /// - Parameter documents: the storyboards that are no launch screens, by their paths from the package's folder.
  init(sources: AppSources, documents: [(path: String, document: InterfaceBuilderDocument)]) {
    storyboards = documents.map(\.path)
    groups = Self.launch(sources)
    groups += documents.isEmpty ? Self.controllers(sources) : Self.scenes(of: documents)
  }

  private static func launch(_ sources: AppSources) -> [Group] {
    guard let delegate = sources.delegate else { return [] }
    let scene = sources.sceneDelegate.map { ", scene: \($0)()" } ?? ""
    let subject = "UIApplication.shared.launch(\(delegate)()\(scene))"
    return [Group(kind: .launch, screens: [Screen(name: "launch", subject: subject)])]
  }

  private static func scenes(of documents: [(path: String, document: InterfaceBuilderDocument)]) -> [Group] {
    let names = documents.map { ($0.path as NSString).lastPathComponent }
    let functions = TestNames(documents.map(\.path), taken: taken).names
    return zip(documents, names).enumerated().map { index, found in
      let isAlone = names.filter { $0 == found.1 }.count == 1
      let file = isAlone ? found.1 : found.0.path
      let screens = StoryboardScene.names(in: found.0.document).map { name in
        Screen(
          name: name,
          subject:
            "try scene(\(SwiftText.literal(name)), in: try StoryboardScene.all(in: \(SwiftText.literal(file))))"
        )
      }
      return Group(kind: .storyboard(file: file, function: functions[index]), screens: screens)
    }
  }

  private static func controllers(_ sources: AppSources) -> [Group] {
    zip(sources.controllers, TestNames(sources.controllers, taken: taken).names).map { name, function in
      Group(kind: .controller(function: function), screens: [Screen(name: name, subject: name + "()")])
    }
  }

  /// What the tests have besides.
  private static let taken: Set = ["launch", "devices"]
}

extension AppScreens {
  /// A screen among the groups.
  struct Place: Hashable { let group, screen: Int }

  /// All that have a test, in order.
  var drawn: [Place] {
    groups.indices.flatMap { group in
      groups[group].screens.indices.filter { groups[group].screens[$0].refusal == nil }
        .map { Place(group: group, screen: $0) }
    }
  }

  subscript(place: Place) -> Screen {
    get { groups[place.group].screens[place.screen] }
    set { groups[place.group].screens[place.screen] = newValue }
  }

  /// What people call a screen: `Main.storyboard, Profile`.
  func name(of place: Place) -> String {
    guard case .storyboard(let file, _) = groups[place.group].kind else { return self[place].name }
    return "\(file), \(self[place].name)"
  }
}

extension AppScreens {
  /// What people have to know of the screens.
  var report: [String] {
    groups.indices.flatMap { group in
      groups[group].screens.indices.flatMap { screen -> [String] in
        let name = name(of: Place(group: group, screen: screen))
        let found = groups[group].screens[screen]
        return (found.refusal.map { ["not drawn: \(name): \($0)"] } ?? [])
          + (found.note.map { ["unstable: \(name) \($0)"] } ?? [])
      }
    }
  }
}
