// swift-tools-version: 6.2
// Beside an Xcode project: tests the views of App on Linux, without a change in any of its files.
import PackageDescription

let modern: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "App", defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "LayoutSnapshotTesting", path: "../../..", traits: ["UIKitSources"])
  ],
  targets: [
    .target(
      name: "LinuxApp",
      dependencies: [
        .product(name: "UIKit", package: "LayoutSnapshotTesting"),
        .product(name: "UIKitCoreData", package: "LayoutSnapshotTesting"),
      ],
      // The whole folder, so that new files of the app are seen; LinuxApp/sources.txt names those that take part.
      path: ".", exclude: ["Tests", "Older", "OlderApp", "ModernApp", "NamesApp", "App/Generated.swift"],
      sources: ["LinuxApp/LinuxApp.swift"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "LayoutSnapshotTesting")]),
    // Code in the spelling of the first versions of Swift.
    .target(
      name: "OlderApp", dependencies: [.product(name: "UIKit", package: "LayoutSnapshotTesting")],
      path: "OlderApp", swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "LayoutSnapshotTesting")]),
    // The app once more as later versions of Swift want it: nobody calls it, it only has to compile.
    .target(
      name: "ModernApp", dependencies: [.product(name: "UIKit", package: "LayoutSnapshotTesting")],
      path: "ModernApp", swiftSettings: modern,
      plugins: [.plugin(name: "UIKitSources", package: "LayoutSnapshotTesting")]),
    .target(
      name: "NamesApp", dependencies: [.product(name: "UIKitNames", package: "LayoutSnapshotTesting")],
      path: "NamesApp", swiftSettings: modern),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "LinuxApp", "OlderApp", .product(name: "UIKit", package: "LayoutSnapshotTesting"),
        .product(name: "LayoutSnapshotTesting", package: "LayoutSnapshotTesting"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
