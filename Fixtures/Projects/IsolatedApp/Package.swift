// swift-tools-version: 6.2
// An app whose models belong to the main actor, compiled in both language modes: with the trait MainActorViews its views do,
// too, as on a phone.
import PackageDescription

let frameworks: [Target.Dependency] = [
  "UIKit", "UIKitAVFoundation", "UIKitMapKit", "UIKitServices", "UIKitWebKit",
].map { .product(name: $0, package: "LayoutSnapshotTesting") }

let package = Package(
  name: "IsolatedApp",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(
      name: "LayoutSnapshotTesting", path: "../../..", traits: ["UIKitSources", "MainActorViews"])
  ],
  targets: [
    .target(
      name: "Modern", dependencies: frameworks,
      path: "Modern",
      plugins: [.plugin(name: "UIKitSources", package: "LayoutSnapshotTesting")]),
    .target(
      name: "Legacy", dependencies: frameworks,
      path: "Legacy",
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "LayoutSnapshotTesting")]),
    .testTarget(
      name: "IsolatedAppTests",
      dependencies: [
        "Legacy", "Modern", .product(name: "LayoutSnapshotTesting", package: "LayoutSnapshotTesting"),
      ] + frameworks),
  ],
  swiftLanguageModes: [.v6]
)
