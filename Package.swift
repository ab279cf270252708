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
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"])
  ],
  targets: [
    // Floor 0: no knowledge of views, files or tests.
    .target(name: "ConstraintSolver", swiftSettings: alwaysOptimised),
    .target(name: "Graphics", swiftSettings: alwaysOptimised),
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "CPNG", dependencies: ["CLibPNG"]),

    // Floor 1: bitmaps to PNG bytes and back; two bitmaps and what differs.
    .target(name: "PNGCoding", dependencies: ["CPNG", "Graphics"], swiftSettings: alwaysOptimised),
    .target(name: "ImageDiff", dependencies: ["Graphics"], swiftSettings: alwaysOptimised),

    .testTarget(name: "GraphicsTests", dependencies: ["Graphics"]),
    .target(name: "Corpus", path: "Tests/Corpus"),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "ImageDiffTests", dependencies: ["Corpus", "Graphics", "ImageDiff", "PNGCoding"]),
    .testTarget(name: "PNGCodingTests", dependencies: ["Corpus", "CPNG", "Graphics", "PNGCoding"]),
  ],
  swiftLanguageModes: [.v6]
)
