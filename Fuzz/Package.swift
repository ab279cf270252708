// swift-tools-version: 6.2
import PackageDescription

// Not part of the product: programs that libFuzzer drives. `Scripts/fuzz-pictures` builds and runs them.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "LayoutSnapshotTesting", path: "..")],
  targets: [
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CLibFuzzer",
        .product(name: "_PictureWorkloads", package: "LayoutSnapshotTesting"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
