import Foundation
import LayoutSnapshotTesting
import Testing

/// The code of the articles, which is compiled here and run where it needs no references of its own.
@Suite(.serialized) struct ArticleTests {
  /// A row of a price list.
  final class PriceRow: View {
    let name = Label(), price = Label()

    init(_ text: String, price number: Double, locale: Locale = Locale(identifier: "en_US")) {
      super.init(frame: .zero)
      accessibilityIdentifier = "row"
      (name.accessibilityIdentifier, price.accessibilityIdentifier) = ("name", "price")
      name.text = text
      price.text = number.formatted(.number.locale(locale).precision(.fractionLength(2)))
      for label in [name, price] {
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
      }
      LayoutConstraint.activate([
        name.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        name.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        price.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
        price.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
        price.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      ])
    }
  }

  private func taken(_ body: () -> Void) throws {
    let folder = NSTemporaryDirectory() + "/articles-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    withKnownIssue { withSnapshotTesting(record: .all, root: folder) { body() } }
  }

  @Test func devices() throws {
    let row = PriceRow("Tea", price: 3.5)
    try taken {
      assertSnapshot(of: row, on: .size(width: 198, height: 242), named: "watch")
      assertSnapshot(of: row, on: .widths(280...430, by: 50, height: 600), named: "widths")
      assertSnapshot(of: row, on: .fixed(width: 320), named: "cell")
    }
  }

  @Test func masks() throws {
    let row = PriceRow("Tea", price: 3.5)
    try taken {
      assertSnapshot(of: row, as: .image(tolerance: .perceptual(), masking: [row.price]), on: .iPhone15)
    }
  }

  @Test func controllers() throws {
    final class PricesController: ViewController {
      override func loadView() { view = PriceRow("Tea", price: 3.5) }
    }
    try taken {
      let prices = PricesController()
      prices.title = "Prices"
      assertSnapshot(of: NavigationController(rootViewController: prices), on: .iPhone15)
    }
  }

  @Test func states() throws {
    try taken {
      let cheap = PriceRow("Tea", price: 3.5)
      let dear = PriceRow("Tea of the first harvest", price: 1234.5)
      assertSnapshots(of: ["cheap": cheap, "dear": dear], on: .classic)
    }
  }

  @Test func settings() throws {
    let row = PriceRow("Tea", price: 3.5)
    try taken {
      withSnapshotTesting(record: .all, strict: true) {
        assertSnapshot(of: row, on: .iPhone15)
      }
    }
  }

  @Test func strategies() throws {
    try taken {
      let names = Snapshotting<PriceRow>(pathExtension: "txt") { row in row.name.text ?? "" }
      assertSnapshot(of: PriceRow("Tea", price: 3.5), as: names)
    }
  }

  @Test func folders() throws {
    let row = PriceRow("Tea", price: 3.5)
    let root = NSTemporaryDirectory() + "/articles-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: root) }
    withKnownIssue {
      assertSnapshot(of: row, on: .iPhone15, record: .all, root: root + "/Modules/Shop/Snapshots")
    }
  }

  @Test func locales() throws {
    try taken {
      for locale in ["en_US", "de_DE"] {
        let row = PriceRow("Tea", price: 1234.5, locale: Locale(identifier: locale))
        assertSnapshot(of: row, on: .iPhone15, named: locale)
      }
    }
  }

  @Test func withoutReferences() {
    expectLayout(of: PriceRow("Tea", price: 3.5), on: .widths(280...430, by: 50, height: 36)) {
      $0.isUnambiguous
      $0.hasNoConflicts
      $0.truncatesNothing
      $0.overlapsNothing
    }
  }

  @Test func fromSwiftSnapshotTesting() throws {
    let view = PriceRow("Tea", price: 3.5)
    try taken {
      // assertSnapshot(of: view, as: .image(on: .iPhone13))
      assertSnapshot(of: view, as: .image, on: .iPhone13)
      // assertSnapshot(of: view, as: .image(precision: 0.99, perceptualPrecision: 0.98))
      assertSnapshot(of: view, as: .image(tolerance: .perceptual()), on: .iPhone13, named: "tolerant")
      // assertSnapshot(of: view, as: .recursiveDescription)
      assertSnapshot(of: view, as: .hierarchy, on: .iPhone13)
      // assertSnapshot(of: view, as: .image(traits: .init(userInterfaceStyle: .dark)))
      assertSnapshot(of: view, as: .image, on: .iPhone13, traits: .dark, named: "dark")
      // withSnapshotTesting(record: .failed) { ... }
      withSnapshotTesting(record: .failed) { assertSnapshot(of: view, on: .iPhone13, named: "scope") }
    }
  }
}
