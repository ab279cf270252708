// swift-tools-version: 6.2
import PackageDescription

/// The targets whose inner loops decide how long a user's test suite takes. Users' tests are debug builds, so
/// these are optimised there too: comparing two phone-sized bitmaps costs 169 ms with `-Onone` and 8 ms with
/// `-O`. Generic code is only specialised across files by `-wmo`; the driver accepts that in a debug build with a
/// number of threads stated and batch mode off, though it remarks on the lost incremental compilation of these
/// targets; no option silences that (`-suppress-remarks` does not reach the driver's own).
let alwaysOptimised: [SwiftSetting] = [
  .unsafeFlags(
    ["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode"], .when(configuration: .debug))
]

/// Views are classes whose properties layouts read by the million, and each read of one that is not final would ask
/// the runtime whether it is being changed. Without the question rows are made a third faster and a further device
/// costs a quarter less (`Benchmarks/run layout form equal`). Users' own classes keep the check.
let uncheckedExclusivity: [SwiftSetting] = [.unsafeFlags(["-enforce-exclusivity=unchecked"])]

/// What benchmarks, oracles and fuzzers link, which lie in packages of their own and can only name products. Clients
/// do not see them: the scripts that need them set the variable.
let workloads: [Product] =
  Context.environment["LAYOUT_SNAPSHOT_WORKLOADS"] == nil
  ? []
  : ["SolverWorkloads", "LayoutWorkloads", "PictureWorkloads", "Gallery"].map {
    .library(name: "_\($0)", targets: [$0])
  }

let package = Package(
  name: "LayoutSnapshotTesting",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "LayoutSnapshotTesting", targets: ["LayoutSnapshotTesting"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .executable(name: "layout-snapshot", targets: ["layout-snapshot"]),
    .plugin(name: "LayoutSnapshotPlugin", targets: ["LayoutSnapshotPlugin"]),
  ] + workloads,
  targets: [
    // Floor 0: no knowledge of views, files or tests.
    .target(name: "ConstraintSolver", swiftSettings: alwaysOptimised),
    .target(name: "Graphics", swiftSettings: alwaysOptimised),
    .target(name: "LayoutSnapshotSupport", swiftSettings: alwaysOptimised),
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "CPNG", dependencies: ["CLibPNG"]),
    // What tells the library that a test process has begun.
    .target(name: "CTestStart"),

    // Floor 1: bitmaps to PNG bytes and back; two bitmaps and what differs; text to lines of glyphs.
    .target(name: "PNGCoding", dependencies: ["CPNG", "Graphics"], swiftSettings: alwaysOptimised),
    .target(name: "ImageDiff", dependencies: ["Graphics"], swiftSettings: alwaysOptimised),
    .target(
      name: "Typeset", exclude: ["Generated/Inter-OFL.txt", "Generated/Noto-OFL.txt"],
      swiftSettings: alwaysOptimised),

    // What a solve gives, as a value; on which device; how it is stored.
    .target(name: "LayoutSnapshotValues", dependencies: ["Graphics"], swiftSettings: alwaysOptimised),

    // Floor 2: whether a picture still is its reference, by the cheapest way that proves it; from views to a
    // display list, and from there to pixels. None knows another.
    .target(
      name: "ImageCheck", dependencies: ["Graphics", "ImageDiff", "PNGCoding"], swiftSettings: alwaysOptimised
    ),
    .target(
      name: "ViewTree",
      dependencies: [
        "ConstraintSolver", "Graphics", "LayoutSnapshotSupport", "LayoutSnapshotValues", "PNGCoding",
        "Typeset",
      ],
      swiftSettings: alwaysOptimised + uncheckedExclusivity),
    .target(
      name: "Raster", dependencies: ["Graphics", "LayoutSnapshotSupport"], swiftSettings: alwaysOptimised),

    // Floor 2, too: what moved between two layouts, and why.
    .target(name: "LayoutSnapshotCauses", dependencies: ["Graphics", "LayoutSnapshotValues"]),

    // Floor 3: what a reviewer sees of a layout; what is stored, and what follows from a difference.
    .target(name: "LayoutOverlay", dependencies: ["Graphics", "LayoutSnapshotValues"]),
    .target(
      name: "SnapshotStore",
      dependencies: [
        "Graphics", "ImageCheck", "ImageDiff", "LayoutSnapshotCauses", "LayoutSnapshotSupport",
        "LayoutSnapshotValues",
        "PNGCoding",
      ]),

    .target(
      name: "InterfaceBuilder", dependencies: ["Graphics", "Typeset", "ViewTree"],
      swiftSettings: alwaysOptimised),

    // The same under UIKit's names, for sources that an app shares.
    .target(name: "UIKitNames", dependencies: ["ViewTree"]),

    // Interface Builder's tools, for trees wherever they come from.
    .target(name: "LayoutTools", dependencies: ["Graphics", "ViewTree"]),

    // Floor 4: from verdicts to what people and programs read.
    .target(
      name: "SnapshotReport", dependencies: ["Graphics", "SnapshotStore"], exclude: ["Web"]),

    // Floor 5: the products.
    .target(
      name: "LayoutSnapshotCommand",
      dependencies: [
        "Graphics", "ImageCheck", "ImageDiff", "InterfaceBuilder", "LayoutOverlay", "LayoutSnapshotCauses",
        "LayoutSnapshotValues", "LayoutTools", "PNGCoding", "Raster", "SnapshotReport", "SnapshotStore",
        "ViewTree",
      ]),
    .executableTarget(name: "layout-snapshot", dependencies: ["LayoutSnapshotCommand"]),
    .plugin(
      name: "LayoutSnapshotPlugin",
      capability: .command(
        intent: .custom(verb: "layout-snapshot", description: "Review layout snapshots."),
        permissions: [.writeToPackageDirectory(reason: "to accept changes, and to write reports")])
    ),
    .target(
      name: "LayoutSnapshotTesting",
      dependencies: [
        "CTestStart", "Graphics", "ImageDiff", "InterfaceBuilder", "LayoutSnapshotCauses",
        "LayoutSnapshotSupport",
        "LayoutTools",
        "Raster",
        "SnapshotStore", "ViewTree",
      ]),

    // The systems that the engine is measured and proved with, and where files of others are found.
    .target(name: "SolverWorkloads", dependencies: ["ConstraintSolver"], path: "Tools/SolverWorkloads"),
    .target(
      name: "LayoutWorkloads", dependencies: ["Graphics", "ViewTree"], path: "Tools/LayoutWorkloads",
      swiftSettings: alwaysOptimised),
    .target(name: "Corpus", path: "Tools/Corpus"),
    // What the tests of several modules write with.
    .target(name: "TestTools", path: "Tests/TestTools"),
    // Apart from it, because benchmarks link it statically, which Foundation does not bear.
    .target(name: "RandomNumbers", path: "Tools/RandomNumbers"),
    // The layouts of well-known articles, which the demo and the tests show.
    .target(name: "Gallery", dependencies: ["ViewTree"], path: "Tests/Gallery"),
    .executableTarget(name: "Demo", dependencies: ["Gallery", "LayoutSnapshotTesting"], path: "Tools/Demo"),
    .target(
      name: "Fidelity", dependencies: ["Graphics", "InterfaceBuilder", "PNGCoding", "Raster", "ViewTree"],
      path: "Tools/Fidelity"),
    .executableTarget(
      name: "fidelity-tool", dependencies: ["Fidelity", "InterfaceBuilder"], path: "Tools/FidelityTool"),
    .target(
      name: "PictureWorkloads",
      dependencies: [
        "Graphics", "ImageCheck", "ImageDiff", "PNGCoding", "RandomNumbers", "Raster", "Typeset",
      ],
      path: "Tools/PictureWorkloads", swiftSettings: alwaysOptimised),

    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "RandomNumbers", "SolverWorkloads"]),
    .testTarget(
      name: "GalleryTests", dependencies: ["Graphics", "LayoutOverlay", "LayoutSnapshotTesting", "Raster"]),
    .testTarget(name: "GraphicsTests", dependencies: ["Graphics"]),
    .testTarget(
      name: "ImageCheckTests", dependencies: ["Graphics", "ImageCheck", "ImageDiff", "PNGCoding"]),
    .testTarget(
      name: "ImageDiffTests",
      dependencies: ["Corpus", "Graphics", "ImageDiff", "PNGCoding", "RandomNumbers"]),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["Corpus", "Fidelity", "InterfaceBuilder", "ViewTree"]),
    .testTarget(
      name: "LayoutOverlayTests",
      dependencies: ["Graphics", "LayoutOverlay", "Raster", "TestTools", "ViewTree"]),
    .testTarget(
      name: "LayoutSnapshotCommandTests",
      dependencies: [
        "Graphics", "LayoutSnapshotCommand", "PNGCoding", "SnapshotReport", "SnapshotStore", "ViewTree",
        "layout-snapshot",
      ]),
    .testTarget(
      name: "LayoutToolsTests",
      dependencies: [
        "Corpus", "InterfaceBuilder", "LayoutSnapshotTesting", "LayoutTools", "RandomNumbers", "TestTools",
        "ViewTree",
      ]),
    .testTarget(
      name: "LayoutSnapshotTestingTests",
      dependencies: [
        "Gallery", "Graphics", "ImageCheck", "ImageDiff", "LayoutSnapshotSupport", "LayoutSnapshotTesting",
        "PNGCoding",
        "Raster", "SnapshotStore", "TestTools",
      ]),
    .testTarget(name: "PNGCodingTests", dependencies: ["Corpus", "CPNG", "Graphics", "PNGCoding"]),
    .testTarget(name: "ProjectTests", dependencies: ["LayoutSnapshotCommand", "SnapshotStore"]),
    .testTarget(name: "RasterTests", dependencies: ["Graphics", "Raster"]),
    .testTarget(name: "SnapshotReportTests", dependencies: ["SnapshotReport", "SnapshotStore"]),
    .testTarget(
      name: "SnapshotStoreTests",
      dependencies: [
        "Graphics", "ImageDiff", "LayoutSnapshotCauses", "LayoutSnapshotValues", "PNGCoding", "SnapshotStore",
        "TestTools", "ViewTree",
      ]),
    .testTarget(
      name: "LayoutSnapshotCausesTests",
      dependencies: ["LayoutSnapshotCauses", "LayoutSnapshotValues", "ViewTree"]),
    .testTarget(name: "LayoutSnapshotSupportTests", dependencies: ["LayoutSnapshotSupport"]),
    .testTarget(
      name: "LayoutSnapshotValuesTests", dependencies: ["LayoutSnapshotValues", "ViewTree"]),
    .testTarget(name: "TypesetTests", dependencies: ["Typeset"]),
    .testTarget(name: "UIKitNamesTests", dependencies: ["TestTools", "UIKitNames", "ViewTree"]),
    .testTarget(
      name: "ViewTreeTests",
      dependencies: [
        "ConstraintSolver", "Graphics", "LayoutSnapshotValues", "PNGCoding", "RandomNumbers", "TestTools",
        "Typeset",
        "ViewTree",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
