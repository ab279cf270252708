// swift-tools-version: 6.2
import PackageDescription

/// The targets whose inner loops decide how long a user's test suite takes. Users' tests are debug builds, so
/// these are optimised there too: comparing two phone-sized bitmaps costs 169 ms with `-Onone` and 8 ms with
/// `-O`. Generic code is only specialised across files by `-wmo`; the driver accepts that in a debug build with a
/// number of threads stated and batch mode off.
let alwaysOptimised: [SwiftSetting] = [
  .unsafeFlags(
    ["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode"], .when(configuration: .debug))
]

let package = Package(
  name: "LayoutSnapshotTesting",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    // Not for users, hence the underscore: the package under Benchmarks/ can only name products.
    .library(name: "_SolverWorkloads", targets: ["SolverWorkloads"]),
  ],
  targets: [
    // Floor 0: no knowledge of views, files or tests.
    .target(name: "ConstraintSolver", swiftSettings: alwaysOptimised),

    // Floor 1: one craft each.
    .target(
      name: "Typeset", exclude: ["Generated/Inter-OFL.txt", "Generated/Noto-OFL.txt"],
      swiftSettings: alwaysOptimised),

    // The systems that the engine is measured and proved with.
    .target(name: "SolverWorkloads", dependencies: ["ConstraintSolver"], path: "Tests/SolverWorkloads"),

    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "SolverWorkloads"]),
    .testTarget(name: "TypesetTests", dependencies: ["Typeset"]),
  ],
  swiftLanguageModes: [.v6]
)
