// swift-tools-version: 6.2
import PackageDescription

/// The targets whose inner loops decide how long a user's test suite takes. Users' tests are debug
/// builds, so these are optimised there too: comparing two phone-sized bitmaps costs 169 ms with
/// `-Onone` and 8 ms with `-O`.
let alwaysOptimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "LayoutSnapshotTesting",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "LayoutSnapshotTesting", targets: ["LayoutSnapshotTesting"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
  ],
  targets: [
    // Floor 0: no knowledge of views, files or tests.
    .target(name: "ConstraintSolver", swiftSettings: alwaysOptimised),
    .target(name: "Graphics", swiftSettings: alwaysOptimised),

    // Floor 1: one craft each.
    .target(
      name: "Typeset", exclude: ["Generated/Inter-OFL.txt", "Generated/Noto-OFL.txt"],
      swiftSettings: alwaysOptimised),

    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "TypesetTests", dependencies: ["Typeset"]),
  ],
  swiftLanguageModes: [.v6]
)
