import LayoutSnapshotTesting
import Testing

final class Banner: View {
  let title = View()

  init() {
    super.init(frame: .zero)
    title.accessibilityIdentifier = "title"
    title.backgroundColor = .orange
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      title.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.25),
    ])
  }
}

@Suite struct BannerTests {
  @Test func banner() {
    assertSnapshot(of: Banner(), on: .classic)
  }
}
