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

/// The targets that are broad, where few loops decide: LLVM optimises them, but generic code is not specialised, and
/// functions are not inlined. Views then compile in half the time, documents of Interface Builder in a third of it, while a
/// passing snapshot costs a tenth more; `Benchmarks/README.md` has the figures. What visits every view in every layout
/// avoids iterators there (`View.forEachSubview`).
let lightlyOptimised: [SwiftSetting] =
  alwaysOptimised + [
    .unsafeFlags(["-Xfrontend", "-disable-sil-perf-optzns"], .when(configuration: .debug))
  ]

/// Views are classes whose properties layouts read by the million, and each read of one that is not final would ask
/// the runtime whether it is being changed. Without the question rows are made a third faster and a further device
/// costs a quarter less (`Benchmarks/run layout form equal`). Users' own classes keep the check.
let uncheckedExclusivity: [SwiftSetting] = [.unsafeFlags(["-enforce-exclusivity=unchecked"])]

/// What changes for modules that use views where these belong to the main actor. Such a module is called by code of no
/// actor, too: by tests of XCTest, which is synchronous. In language mode 6 that would be an error in each of its functions.
let calledWithoutActor: [SwiftSetting] = [.swiftLanguageMode(.v5, .when(traits: ["MainActorViews"]))]

/// What benchmarks and oracles link, which lie in packages of their own and can only name products. Clients
/// do not see them: the scripts that need them set the variable.
let workloads: [Product] =
  Context.environment["LAYOUT_SNAPSHOT_WORKLOADS"] == nil
  ? []
  : ["SolverWorkloads", "LayoutWorkloads", "PictureWorkloads", "ToolWorkloads", "Gallery"].map {
    .library(name: "_\($0)", targets: [$0])
  }

/// What libFuzzer drives. Only `Scripts/fuzz` sets the variable: without its flags the target does not link.
let fuzzing: [Target] =
  Context.environment["LAYOUT_SNAPSHOT_FUZZ"] == nil
  ? []
  : [
    .systemLibrary(name: "CLibFuzzer", path: "Fuzz/CLibFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CLibFuzzer", "LayoutConstraintSolver", "LayoutSnapshotCauses", "LayoutSnapshotGraphics",
        "LayoutSnapshotImageCheck", "LayoutSnapshotImageDiff", "LayoutSnapshotInterfaceBuilder",
        "LayoutSnapshotJPEG", "LayoutSnapshotOverlay", "LayoutSnapshotPNG", "LayoutSnapshotRaster",
        "LayoutSnapshotReport", "LayoutSnapshotSources", "LayoutSnapshotStore", "LayoutSnapshotTools",
        "LayoutSnapshotTypeset", "LayoutSnapshotValues", "LayoutSnapshotVector", "LayoutSnapshotViews",
      ],
      path: "Fuzz/Targets"),
  ]

let package = Package(
  name: "LayoutSnapshotTesting",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "LayoutSnapshotTesting", targets: ["LayoutSnapshotTesting"]),
    .library(name: "LayoutSnapshotCanvas", targets: ["LayoutSnapshotCanvas"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "UIKit", targets: ["UIKit", "UIKitLogging", "_Testing_UIKit"]),
    // Of their own, so that only those wait for them whose app uses Combine, maps, web pages and so on.
    .library(name: "UIKitCombine", targets: ["UIKitCombine"]),
    .library(name: "UIKitAVFoundation", targets: ["UIKitAVFoundation"]),
    .library(name: "UIKitCoreData", targets: ["UIKitCoreData"]),
    .library(name: "UIKitMapKit", targets: ["UIKitMapKit"]),
    .library(name: "UIKitServices", targets: ["UIKitServices"]),
    .library(name: "UIKitWebKit", targets: ["UIKitWebKit"]),
    .library(name: "LayoutConstraintSolver", targets: ["LayoutConstraintSolver"]),
    .executable(name: "layout-snapshot", targets: ["layout-snapshot"]),
    .plugin(name: "LayoutSnapshotPlugin", targets: ["LayoutSnapshotPlugin"]),
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
  ] + workloads,
  traits: [
    .trait(name: "UIKitSources", description: "Prepare an app's own UIKit sources for Linux."),
    .trait(name: "MainActorViews", description: "Views belong to the main actor, as UIKit's do."),
  ],
  targets: [
    // Floor 0: no knowledge of views, files or tests.
    .target(name: "LayoutConstraintSolver", swiftSettings: alwaysOptimised),
    .target(name: "LayoutSnapshotGraphics", swiftSettings: alwaysOptimised),
    .target(
      name: "LayoutSnapshotSupport", dependencies: ["CLayoutSnapshotCallStack"],
      swiftSettings: alwaysOptimised),
    // What waits until the code that runs has returned.
    .target(
      name: "LayoutSnapshotTurns", dependencies: ["LayoutSnapshotSupport"], swiftSettings: alwaysOptimised),
    .systemLibrary(
      name: "CLayoutSnapshotLibPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "CLayoutSnapshotPNG", dependencies: ["CLayoutSnapshotLibPNG"]),
    // Pages for this machine's browser alone.
    .target(name: "LayoutSnapshotServing", swiftSettings: alwaysOptimised),
    // XML with the places of its parts.
    .target(name: "LayoutSnapshotXML", swiftSettings: lightlyOptimised),
    // What tells the library that a test process has begun.
    .target(name: "CLayoutSnapshotTerminal"),
    .target(name: "CLayoutSnapshotTestStart"),
    // Which functions are running.
    .target(name: "CLayoutSnapshotCallStack"),
    // Calls of the system about files that Swift does not import.
    .target(name: "CLayoutSnapshotFiles"),
    // Makes objects of classes that are known by their metatypes alone.
    .target(name: "CLayoutSnapshotClassMaker"),

    // Floor 1: bitmaps to PNG bytes and back; two bitmaps and what differs; text to lines of glyphs.
    .target(
      name: "LayoutSnapshotPNG", dependencies: ["CLayoutSnapshotPNG", "LayoutSnapshotGraphics"],
      swiftSettings: alwaysOptimised),
    .target(
      name: "LayoutSnapshotJPEG", dependencies: ["LayoutSnapshotGraphics"], swiftSettings: alwaysOptimised),
    .target(
      name: "LayoutSnapshotImageDiff", dependencies: ["LayoutSnapshotGraphics"],
      swiftSettings: alwaysOptimised),
    .target(
      name: "LayoutSnapshotTypeset", exclude: ["Generated/Inter-OFL.txt", "Generated/Noto-OFL.txt"],
      swiftSettings: alwaysOptimised),

    // Pictures of paths, from the bytes of SVG and PDF files.
    .target(
      name: "LayoutSnapshotVector", dependencies: ["LayoutSnapshotGraphics", "LayoutSnapshotXML"],
      swiftSettings: lightlyOptimised),

    // What Xcode's documents say of the objects that Core Data keeps.
    .target(
      name: "LayoutSnapshotDataModel", dependencies: ["LayoutSnapshotXML"], swiftSettings: lightlyOptimised),
    // Sources of apps, made such that they compile without Objective-C.
    .target(
      name: "LayoutSnapshotSources", dependencies: ["LayoutSnapshotDataModel"],
      swiftSettings: alwaysOptimised),

    // Drawings of symbols, by their names.
    .target(
      name: "LayoutSnapshotSymbols",
      dependencies: ["LayoutSnapshotSupport", "LayoutSnapshotTypeset", "LayoutSnapshotVector"],
      swiftSettings: lightlyOptimised),

    // What a solve gives, as a value; on which device; how it is stored.
    .target(
      name: "LayoutSnapshotValues", dependencies: ["LayoutSnapshotGraphics"], swiftSettings: alwaysOptimised),

    // Floor 2: whether a picture still is its reference, by the cheapest way that proves it; from views to a
    // display list, and from there to pixels. None knows another.
    .target(
      name: "LayoutSnapshotImageCheck",
      dependencies: ["LayoutSnapshotGraphics", "LayoutSnapshotImageDiff", "LayoutSnapshotPNG"],
      swiftSettings: alwaysOptimised
    ),
    // From items, whatever they are, to equations, and from a solution back to them.
    .target(
      name: "LayoutSnapshotEngine",
      dependencies: [
        "LayoutConstraintSolver", "LayoutSnapshotGraphics", "LayoutSnapshotSupport", "LayoutSnapshotValues",
      ],
      swiftSettings: alwaysOptimised + uncheckedExclusivity),
    .target(
      name: "LayoutSnapshotViews",
      dependencies: [
        "CLayoutSnapshotClassMaker",
        "LayoutConstraintSolver", "LayoutSnapshotEngine", "LayoutSnapshotGraphics", "LayoutSnapshotSupport",
        "LayoutSnapshotTurns", "LayoutSnapshotValues",
        "LayoutSnapshotJPEG", "LayoutSnapshotPNG", "LayoutSnapshotSymbols",
        "LayoutSnapshotTypeset",
        "LayoutSnapshotVector",
      ],
      swiftSettings: lightlyOptimised + uncheckedExclusivity + calledWithoutActor),
    .target(
      name: "LayoutSnapshotRaster", dependencies: ["LayoutSnapshotGraphics", "LayoutSnapshotSupport"],
      swiftSettings: alwaysOptimised),

    // Floor 2, too: what moved between two layouts, and why.
    .target(name: "LayoutSnapshotCauses", dependencies: ["LayoutSnapshotGraphics", "LayoutSnapshotValues"]),

    // Floor 3: what a reviewer sees of a layout; what is stored, and what follows from a difference.
    .target(
      name: "LayoutSnapshotOverlay", dependencies: ["LayoutSnapshotGraphics", "LayoutSnapshotValues"],
      swiftSettings: alwaysOptimised),
    .target(
      name: "LayoutSnapshotStore",
      dependencies: [
        "CLayoutSnapshotFiles", "LayoutSnapshotCauses", "LayoutSnapshotGraphics", "LayoutSnapshotImageCheck",
        "LayoutSnapshotImageDiff", "LayoutSnapshotPNG", "LayoutSnapshotSupport", "LayoutSnapshotValues",
      ]),

    .target(
      name: "LayoutSnapshotInterfaceBuilder",
      dependencies: [
        "LayoutSnapshotGraphics", "LayoutSnapshotSupport", "LayoutSnapshotTypeset", "LayoutSnapshotViews",
        "LayoutSnapshotXML",
      ],
      swiftSettings: lightlyOptimised + calledWithoutActor),

    // The same under UIKit's names, for sources that an app shares.
    .target(
      name: "UIKitNames", dependencies: ["LayoutSnapshotTurns", "LayoutSnapshotViews"],
      swiftSettings: calledWithoutActor),

    // The same for `import UIKit`, where there is no other module of that name.
    .target(name: "UIKit", dependencies: ["UIKitNames"]),
    .target(name: "_Testing_UIKit"),

    // What prepared sources import where they import Apple's log.
    .target(name: "UIKitLogging"),
    // The same for Apple's Combine.
    .target(name: "UIKitCombine", dependencies: ["LayoutSnapshotTurns"]),
    // The same for frameworks whose views other processes draw, or which ask the system, and what these share.
    .target(name: "UIKitFrameworks"),
    .target(
      name: "UIKitAVFoundation", dependencies: ["LayoutSnapshotViews", "UIKitFrameworks"],
      swiftSettings: calledWithoutActor),
    .target(
      name: "UIKitCoreData",
      dependencies: [
        "LayoutSnapshotDataModel", "LayoutSnapshotSupport", "LayoutSnapshotTurns", "LayoutSnapshotViews",
      ],
      swiftSettings: calledWithoutActor),
    .target(
      name: "UIKitMapKit", dependencies: ["LayoutSnapshotViews", "UIKitFrameworks"],
      swiftSettings: calledWithoutActor),
    .target(
      name: "UIKitServices", dependencies: ["LayoutSnapshotViews", "UIKitFrameworks"],
      swiftSettings: calledWithoutActor),
    .target(
      name: "UIKitWebKit", dependencies: ["LayoutSnapshotViews", "UIKitFrameworks"],
      swiftSettings: calledWithoutActor),

    // Interface Builder's tools, for trees wherever they come from.
    .target(
      name: "LayoutSnapshotTools",
      dependencies: ["LayoutSnapshotEngine", "LayoutSnapshotGraphics", "LayoutSnapshotViews"],
      swiftSettings: calledWithoutActor),

    // What is proved by many layouts of one tree.
    .target(
      name: "LayoutSnapshotProofs",
      dependencies: ["LayoutSnapshotGraphics", "LayoutSnapshotSupport", "LayoutSnapshotViews"],
      swiftSettings: alwaysOptimised + calledWithoutActor),

    // Floor 4: from verdicts to what people and programs read.
    .target(
      name: "LayoutSnapshotReport",
      dependencies: [
        "LayoutSnapshotCauses", "LayoutSnapshotGraphics", "LayoutSnapshotOverlay", "LayoutSnapshotStore",
        "LayoutSnapshotValues",
      ],
      exclude: ["Web"], swiftSettings: alwaysOptimised),

    // Floor 5: the products.
    .target(
      name: "LayoutSnapshotCommand",
      dependencies: [
        "CLayoutSnapshotTerminal", "LayoutSnapshotGraphics", "LayoutSnapshotImageCheck",
        "LayoutSnapshotImageDiff",
        "LayoutSnapshotInterfaceBuilder", "LayoutSnapshotOverlay", "LayoutSnapshotCauses",
        "LayoutSnapshotValues", "LayoutSnapshotTools", "LayoutSnapshotPNG", "LayoutSnapshotRaster",
        "LayoutSnapshotReport", "LayoutSnapshotServing", "LayoutSnapshotSources", "LayoutSnapshotStore",
        "LayoutSnapshotViews",
      ],
      swiftSettings: calledWithoutActor),
    .executableTarget(name: "layout-snapshot", dependencies: ["LayoutSnapshotCommand"]),
    // A program of its own, because a plugin that needs it should not wait for everything else.
    .executableTarget(name: "layout-snapshot-prepare", dependencies: ["LayoutSnapshotSources"]),
    .plugin(
      name: "LayoutSnapshotPlugin",
      capability: .command(
        intent: .custom(verb: "layout-snapshot", description: "Review layout snapshots."),
        permissions: [.writeToPackageDirectory(reason: "to accept changes, and to write reports")])
    ),
    // Behind a trait, because SwiftPM builds what a plugin needs for every client, also for those that do not use it.
    .plugin(
      name: "UIKitSources", capability: .buildTool(),
      dependencies: [.target(name: "layout-snapshot-prepare", condition: .when(traits: ["UIKitSources"]))]),
    .target(
      name: "LayoutSnapshotTesting",
      dependencies: [
        "CLayoutSnapshotTestStart", "LayoutSnapshotGraphics", "LayoutSnapshotImageCheck",
        "LayoutSnapshotImageDiff", "LayoutSnapshotInterfaceBuilder", "LayoutSnapshotCauses",
        "LayoutSnapshotPNG", "LayoutSnapshotProofs",
        "LayoutSnapshotSupport",
        "LayoutSnapshotTools",
        "LayoutSnapshotRaster",
        "LayoutSnapshotStore", "LayoutSnapshotTurns", "LayoutSnapshotViews",
      ],
      swiftSettings: calledWithoutActor),

    // Views on a page of the browser, laid out live.
    .target(
      name: "LayoutSnapshotCanvas",
      dependencies: [
        "LayoutSnapshotGraphics", "LayoutSnapshotOverlay", "LayoutSnapshotRaster", "LayoutSnapshotServing",
        "LayoutSnapshotStore", "LayoutSnapshotTesting", "LayoutSnapshotViews",
      ],
      exclude: ["Web"], swiftSettings: alwaysOptimised + calledWithoutActor),

    // The systems that the engine is measured and proved with, and where files of others are found.
    .target(name: "SolverWorkloads", dependencies: ["LayoutConstraintSolver"], path: "Tools/SolverWorkloads"),
    .target(
      name: "LayoutWorkloads",
      dependencies: ["LayoutSnapshotEngine", "LayoutSnapshotGraphics", "LayoutSnapshotViews"],
      path: "Tools/LayoutWorkloads",
      swiftSettings: alwaysOptimised),
    .target(
      name: "ToolWorkloads", dependencies: ["LayoutSnapshotTools", "LayoutSnapshotViews"],
      path: "Tools/ToolWorkloads"),
    .target(name: "Corpus", path: "Tools/Corpus"),
    // What the tests of several modules write with, and what only C can ask.
    .target(name: "TestTools", path: "Tests/TestTools"),
    .target(name: "CTestTools", path: "Tests/CTestTools"),
    // Apart from it, because benchmarks link it statically, which Foundation does not bear.
    .target(name: "RandomNumbers", path: "Tools/RandomNumbers"),
    // The layouts of well-known articles, which the demo and the tests show.
    .target(name: "Gallery", dependencies: ["LayoutSnapshotViews"], path: "Tests/Gallery"),
    .executableTarget(name: "Demo", dependencies: ["Gallery", "LayoutSnapshotTesting"], path: "Tools/Demo"),
    .executableTarget(
      name: "canvas-demo", dependencies: ["Gallery", "LayoutSnapshotCanvas"], path: "Tools/CanvasDemo"),
    .target(
      name: "Fidelity",
      dependencies: [
        "LayoutSnapshotGraphics", "LayoutSnapshotInterfaceBuilder", "LayoutSnapshotPNG",
        "LayoutSnapshotRaster", "LayoutSnapshotViews",
      ],
      path: "Tools/Fidelity"),
    .executableTarget(
      name: "fidelity-tool", dependencies: ["Fidelity", "LayoutSnapshotInterfaceBuilder"],
      path: "Tools/FidelityTool"),
    .executableTarget(
      name: "corpus-proofs",
      dependencies: [
        "LayoutSnapshotInterfaceBuilder", "LayoutSnapshotProofs", "LayoutSnapshotTesting",
        "LayoutSnapshotViews",
      ],
      path: "Tools/CorpusProofs"),
    .target(
      name: "PictureWorkloads",
      dependencies: [
        "LayoutSnapshotGraphics", "LayoutSnapshotImageCheck", "LayoutSnapshotImageDiff", "LayoutSnapshotPNG",
        "RandomNumbers", "LayoutSnapshotRaster", "LayoutSnapshotTypeset",
      ],
      path: "Tools/PictureWorkloads", swiftSettings: alwaysOptimised),

    .testTarget(
      name: "LayoutConstraintSolverTests",
      dependencies: ["LayoutConstraintSolver", "RandomNumbers", "SolverWorkloads", "TestTools"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "LayoutSnapshotGraphics", "LayoutSnapshotOverlay", "LayoutSnapshotRaster", "LayoutSnapshotSymbols",
        "LayoutSnapshotTesting", "TestTools",
      ]),
    .testTarget(
      name: "LayoutSnapshotProofsTests",
      dependencies: [
        "LayoutSnapshotEngine", "LayoutSnapshotProofs", "LayoutSnapshotTesting", "LayoutSnapshotViews",
        "TestTools",
      ]),
    .testTarget(
      name: "LayoutSnapshotSourcesTests",
      dependencies: ["LayoutSnapshotSources", "RandomNumbers", "TestTools"]),
    .testTarget(
      name: "LayoutSnapshotDataModelTests",
      dependencies: ["LayoutSnapshotDataModel", "LayoutSnapshotXML"]),
    .testTarget(name: "LayoutSnapshotGraphicsTests", dependencies: ["LayoutSnapshotGraphics"]),
    .testTarget(
      name: "LayoutSnapshotImageCheckTests",
      dependencies: [
        "LayoutSnapshotGraphics", "LayoutSnapshotImageCheck", "LayoutSnapshotImageDiff", "LayoutSnapshotPNG",
      ]),
    .testTarget(
      name: "LayoutSnapshotImageDiffTests",
      dependencies: [
        "Corpus", "LayoutSnapshotGraphics", "LayoutSnapshotImageDiff", "LayoutSnapshotPNG", "RandomNumbers",
        "TestTools",
      ]),
    .testTarget(
      name: "LayoutSnapshotInterfaceBuilderTests",
      dependencies: [
        "Corpus", "Fidelity", "LayoutSnapshotEngine", "LayoutSnapshotGraphics",
        "LayoutSnapshotInterfaceBuilder", "LayoutSnapshotRaster", "LayoutSnapshotViews", "LayoutSnapshotXML",
        "TestTools", "UIKitMapKit", "UIKitWebKit",
      ]),
    .testTarget(
      name: "LayoutSnapshotOverlayTests",
      dependencies: [
        "LayoutSnapshotGraphics", "LayoutSnapshotOverlay", "LayoutSnapshotRaster", "TestTools",
        "LayoutSnapshotViews",
      ]),
    .testTarget(
      name: "LayoutSnapshotCommandTests",
      dependencies: [
        "LayoutSnapshotGraphics", "LayoutSnapshotCommand", "LayoutSnapshotInterfaceBuilder",
        "LayoutSnapshotOverlay", "LayoutSnapshotPNG", "LayoutSnapshotReport", "LayoutSnapshotServing",
        "LayoutSnapshotSources", "LayoutSnapshotStore",
        "LayoutSnapshotViews", "TestTools", "layout-snapshot",
      ]),
    .testTarget(
      name: "LayoutSnapshotToolsTests",
      dependencies: [
        "Corpus", "LayoutSnapshotEngine", "LayoutSnapshotInterfaceBuilder", "LayoutSnapshotTesting",
        "LayoutSnapshotTools", "LayoutSnapshotViews", "RandomNumbers", "TestTools", "ToolWorkloads",
      ]),
    .testTarget(
      name: "LayoutSnapshotTestingTests",
      dependencies: [
        "CTestTools", "Gallery", "LayoutSnapshotGraphics", "LayoutSnapshotImageCheck",
        "LayoutSnapshotImageDiff", "LayoutSnapshotPNG", "LayoutSnapshotRaster", "LayoutSnapshotStore",
        "LayoutSnapshotSupport", "LayoutSnapshotTesting", "LayoutSnapshotViews", "TestTools",
      ],
      exclude: ["Settings/LayoutSnapshots.json"]),
    .testTarget(
      name: "LayoutSnapshotPNGTests",
      dependencies: [
        "Corpus", "CLayoutSnapshotPNG", "LayoutSnapshotGraphics", "LayoutSnapshotPNG", "TestTools",
      ]),
    .testTarget(
      name: "LayoutSnapshotJPEGTests",
      dependencies: [
        "LayoutSnapshotGraphics", "LayoutSnapshotJPEG", "LayoutSnapshotPNG", "RandomNumbers", "TestTools",
      ]),
    .testTarget(
      name: "ProjectTests",
      dependencies: ["LayoutSnapshotCommand", "LayoutSnapshotSources", "LayoutSnapshotStore"]),
    .testTarget(
      name: "LayoutSnapshotRasterTests",
      dependencies: ["LayoutSnapshotGraphics", "LayoutSnapshotRaster", "RandomNumbers"]),
    .testTarget(
      name: "LayoutSnapshotReportTests",
      dependencies: ["LayoutSnapshotReport", "LayoutSnapshotStore", "TestTools"]),
    .testTarget(
      name: "LayoutSnapshotStoreTests",
      dependencies: [
        "LayoutSnapshotCauses", "LayoutSnapshotGraphics", "LayoutSnapshotImageDiff", "LayoutSnapshotPNG",
        "LayoutSnapshotStore", "LayoutSnapshotSupport", "LayoutSnapshotValues", "LayoutSnapshotViews",
        "TestTools",
      ]),
    .testTarget(
      name: "LayoutSnapshotCausesTests",
      dependencies: ["LayoutSnapshotCauses", "LayoutSnapshotValues", "LayoutSnapshotViews"]),
    .testTarget(
      name: "LayoutSnapshotCanvasTests",
      dependencies: [
        "LayoutSnapshotCanvas", "LayoutSnapshotRaster", "LayoutSnapshotServing", "LayoutSnapshotViews",
      ]),
    .testTarget(name: "LayoutSnapshotServingTests", dependencies: ["LayoutSnapshotServing"]),
    .testTarget(name: "LayoutSnapshotSupportTests", dependencies: ["LayoutSnapshotSupport"]),
    .testTarget(
      name: "LayoutSnapshotValuesTests",
      dependencies: ["LayoutSnapshotValues", "LayoutSnapshotViews", "RandomNumbers"]),
    .testTarget(name: "LayoutSnapshotTypesetTests", dependencies: ["LayoutSnapshotTypeset"]),
    .testTarget(
      name: "LayoutSnapshotVectorTests",
      dependencies: ["LayoutSnapshotVector", "LayoutSnapshotXML", "RandomNumbers"]),
    .testTarget(
      name: "LayoutSnapshotSymbolsTests", dependencies: ["LayoutSnapshotSymbols", "LayoutSnapshotVector"]),
    .testTarget(name: "UIKitLoggingTests", dependencies: ["UIKitLogging"]),
    .testTarget(
      name: "LayoutSnapshotTurnsTests",
      dependencies: ["LayoutSnapshotSupport", "LayoutSnapshotTesting", "LayoutSnapshotTurns"]),
    .testTarget(
      name: "UIKitCombineTests",
      dependencies: [
        "LayoutSnapshotSupport", "LayoutSnapshotTesting", "LayoutSnapshotTurns", "LayoutSnapshotViews",
        "UIKitCombine",
      ]),
    // Sources as apps have them: in the older language mode.
    .testTarget(
      name: "UIKitCombineAppTests", dependencies: ["LayoutSnapshotTurns", "UIKitCombine"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "UIKitAVFoundationTests",
      dependencies: ["LayoutSnapshotTesting", "LayoutSnapshotViews", "UIKitAVFoundation"]),
    .testTarget(
      name: "UIKitMapKitTests", dependencies: ["LayoutSnapshotTesting", "LayoutSnapshotViews", "UIKitMapKit"]),
    .testTarget(
      name: "UIKitCoreDataTests",
      dependencies: ["LayoutSnapshotTesting", "LayoutSnapshotViews", "UIKitCoreData"]),
    .testTarget(
      name: "UIKitServicesTests",
      dependencies: ["LayoutSnapshotTesting", "LayoutSnapshotViews", "UIKitServices"]),
    .testTarget(
      name: "UIKitWebKitTests", dependencies: ["LayoutSnapshotTesting", "LayoutSnapshotViews", "UIKitWebKit"]),
    .target(name: "OtherNames", path: "Tests/OtherNames"),
    .testTarget(
      name: "UIKitNamesTests",
      dependencies: [
        "LayoutSnapshotSources", "LayoutSnapshotSupport", "LayoutSnapshotTesting", "LayoutSnapshotTurns",
        "LayoutSnapshotViews", "OtherNames", "TestTools", "UIKitNames",
      ]),
    .testTarget(
      name: "LayoutSnapshotEngineTests",
      dependencies: ["LayoutConstraintSolver", "LayoutSnapshotEngine", "LayoutSnapshotValues"]),
    .testTarget(
      name: "LayoutSnapshotViewsTests",
      dependencies: [
        "LayoutConstraintSolver", "LayoutSnapshotEngine", "LayoutSnapshotGraphics", "LayoutSnapshotValues",
        "LayoutSnapshotPNG", "LayoutSnapshotRaster",
        "RandomNumbers", "TestTools",
        "LayoutSnapshotTypeset",
        "LayoutSnapshotViews",
      ]),
  ] + fuzzing,
  swiftLanguageModes: [.v6]
)

// Each use of raw memory is marked where it stands. Tests handle none, and fuzzers get all their input as such.
for target in package.targets
where target.path?.hasPrefix("Tests") != true && target.path?.hasPrefix("Fuzz") != true {
  let isOfSwift = target.type == .regular || target.type == .executable
  guard isOfSwift, !target.name.hasPrefix("C") else { continue }
  target.swiftSettings = (target.swiftSettings ?? []) + [.strictMemorySafety()]
}

// The gates compile with this. It is a variable, not a flag of each call, so that packages that depend on this one are compiled
// alike wherever the gates build them, and share one build with it.
if Context.environment["LAYOUT_SNAPSHOT_WARNINGS_ARE_ERRORS"] != nil {
  for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    target.cSettings = (target.cSettings ?? []) + [.treatAllWarnings(as: .error)]
    // Refuses an expression of a test whose types take the compiler a second to find, by a count of its attempts, not
    // by a clock. Literals between operators do that where nothing says whether they are numbers of `Double` or `CGFloat`.
    if target.type == .test {
      target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-solver-scope-threshold=200000"]))
    }
  }
}
