// swift-tools-version: 6.2
// Beside an Xcode project: tests the views of App on Linux, without a change in any of its files.
import PackageDescription

let package = Package(
  name: "App", defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "LayoutSnapshotTesting", path: "../../..", traits: ["UIKitSources"])
  ],
  targets: [
    .target(
      name: "LinuxApp", dependencies: [.product(name: "UIKit", package: "LayoutSnapshotTesting")],
      // The whole folder, so that new files of the app are seen; LinuxApp/sources.txt names those that take part.
      path: ".", exclude: ["Tests", "App/Generated.swift"], sources: ["LinuxApp/LinuxApp.swift"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "LayoutSnapshotTesting")]),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "LinuxApp", .product(name: "UIKit", package: "LayoutSnapshotTesting"),
        .product(name: "LayoutSnapshotTesting", package: "LayoutSnapshotTesting"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
