// Verifies the layouts of the gallery on four screens, then moves a title on purpose and shows the explained
// failure. Run it by `Scripts/demo`.

import Foundation
import Gallery
import LayoutSnapshotTesting

/// Compares a view with the references that the tests have recorded of it.
func verify(_ view: View, _ test: String) -> SnapshotFailure? {
  verifySnapshot(
    of: view, on: .classic, record: .never, testName: test,
    fileID: "LayoutSnapshotTestingTests/GalleryTests.swift")
}

let gallery: [(name: String, view: View)] = [
  ("evenButtons", EvenButtons()), ("squareGrid", SquareGrid()), ("proportions", Proportions()),
  ("twoButtons", TwoButtons()),
]
let screens = DeviceMatrix.classic.devices.map(\.name).joined(separator: ", ")
print("Verifying \(gallery.count) layouts on \(screens) ...")
for (name, view) in gallery {
  if let surprise = verify(view, name) {
    print(surprise.message)
    exit(1)
  }
  print("  \(name): every frame and every pixel is as its reference has it")
}

// Settings were not verified before: a call that takes two different snapshots under one name is an error.
print("\nNow the title of settings moves down from 12 to 16 points, and the test says:\n")
let settings = Settings()
settings.titleTop.constant = 16
guard let failure = verify(settings, "settings") else {
  print("nothing, which must not happen.")
  exit(1)
}
print(failure.message)

let pictures = failure.evidence.filter { $0.hasSuffix(".diff.png") }
print("\nSee what moved, in red:")
for picture in pictures { print("  \(picture)") }
