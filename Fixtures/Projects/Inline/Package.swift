// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Inline",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "LayoutSnapshotTesting", path: "../../..")],
  targets: [
    .testTarget(
      name: "InlineTests",
      dependencies: [.product(name: "LayoutSnapshotTesting", package: "LayoutSnapshotTesting")])
  ]
)
