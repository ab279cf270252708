// swift-tools-version: 6.2
import PackageDescription

// A package that uses the library as its README says. `Scripts/check-client` tests it.
let package = Package(
  name: "Client",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "LayoutSnapshotTesting", path: "../../..")],
  targets: [
    .testTarget(
      name: "ClientTests",
      dependencies: [.product(name: "LayoutSnapshotTesting", package: "LayoutSnapshotTesting")])
  ]
)
