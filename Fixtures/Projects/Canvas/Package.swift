// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Canvas",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "LayoutSnapshotTesting", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Preview",
      dependencies: [
        .product(name: "LayoutSnapshotCanvas", package: "LayoutSnapshotTesting"),
        .product(name: "UIKitNames", package: "LayoutSnapshotTesting"),
      ]),
    .executableTarget(
      name: "Script",
      dependencies: [.product(name: "LayoutSnapshotTesting", package: "LayoutSnapshotTesting")]),
  ]
)
