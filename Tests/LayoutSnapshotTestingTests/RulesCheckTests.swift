import Testing

@testable import LayoutSnapshotTesting

@Suite struct RulesCheckTests {
  private let root = View()
  private let box = View()

  init() {
    root.accessibilityIdentifier = "Form"
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      box.heightAnchor.constraint(equalTo: box.widthAnchor),
    ])
  }

  @Test func goodLayout_followsTheRules() {
    expectLayout(of: root, on: .classic) { $0.followsTheRules }
  }

  @Test func fixedSize_isFound_unlessItIsAllowed() throws {
    box.widthAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    root.constraints[1].isActive = false
    let check = LayoutChecks().followsTheRules
    let layout = try root.layout(on: .iPhone4)
    #expect(check.findings(layout).count == 1)
    #expect(check.findings(layout).first?.hasPrefix("Form/box: advice: A width of 100") == true)
    expectLayout(of: root, on: .iPhone4) { $0.followsTheRules(allowing: ["fixed-size@Form/box"]) }
    expectLayout(of: root, on: .iPhone4) { $0.followsTheRules(atLeast: .warning) }
  }
}
