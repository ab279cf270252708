// swift-tools-version: 6.2
import PackageDescription

// Not part of the product: what measures and proves it. Run it through `Benchmarks/run` and `Scripts/oracle`.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "LayoutSnapshotTesting", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmark",
      dependencies: [
        .product(name: "LayoutConstraintSolver", package: "LayoutSnapshotTesting"),
        .product(name: "_LayoutWorkloads", package: "LayoutSnapshotTesting"),
        .product(name: "_PictureWorkloads", package: "LayoutSnapshotTesting"),
        .product(name: "_SolverWorkloads", package: "LayoutSnapshotTesting"),
      ]),
    .executableTarget(
      name: "use-tools",
      dependencies: [.product(name: "_ToolWorkloads", package: "LayoutSnapshotTesting")],
      // Valgrind 3.19 gives up on what Swift writes for debuggers; it needs the functions' names alone.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "measure-snapshots",
      dependencies: [
        .product(name: "LayoutSnapshotTesting", package: "LayoutSnapshotTesting"),
        .product(name: "_Gallery", package: "LayoutSnapshotTesting"),
      ]),
    .executableTarget(
      name: "measure-screens",
      dependencies: [.product(name: "LayoutSnapshotTesting", package: "LayoutSnapshotTesting")]),
    .executableTarget(
      name: "measure-proofs",
      dependencies: [
        .product(name: "LayoutSnapshotTesting", package: "LayoutSnapshotTesting"),
        .product(name: "_LayoutWorkloads", package: "LayoutSnapshotTesting"),
      ]),
    .executableTarget(
      name: "measure-process",
      linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "compare-pictures",
      dependencies: [.product(name: "_PictureWorkloads", package: "LayoutSnapshotTesting")],
      // A tool is shipped without the toolchain's libraries, whose loading is not its work.
      linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "solver-oracle-feed",
      dependencies: [
        .product(name: "LayoutConstraintSolver", package: "LayoutSnapshotTesting"),
        .product(name: "_SolverWorkloads", package: "LayoutSnapshotTesting"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
