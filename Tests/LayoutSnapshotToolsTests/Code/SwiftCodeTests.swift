import Foundation
import LayoutSnapshotTools
import TestTools
import Testing
import LayoutSnapshotViews
import ToolWorkloads

/// What is printed, word for word. That it compiles and builds the same layout is another test's matter.
@Suite struct SwiftCodeTests {
  private let root = View()
  private var editor: LayoutEditor { LayoutEditor(root, on: .iPhone8) }

  @Test func tree_isWrittenAsAClass() throws {
    root.accessibilityIdentifier = "login form"
    let title = root.drop(Label(), "Title", at: rect(16, 40, 343, 20.5))
    title.text = "Say \"hello\""
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    let gap = LayoutGuide()
    gap.identifier = "gap"
    root.addLayoutGuide(gap)
    title.translatesAutoresizingMaskIntoConstraints = false
    let width = title.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    width.priority = .defaultHigh
    width.identifier = "half"
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      gap.topAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor, constant: 8), width,
    ])
    #expect(
      editor.swiftCode() == """
        import Foundation
        import LayoutSnapshotTesting

        final class LoginForm: View {
          let title = Label()
          let gap = LayoutGuide()

          override init(frame: CGRect) {
            super.init(frame: frame)
            setUpViews()
            setUpConstraints()
          }

          required init?(coder: NSCoder) { fatalError("LoginForm is made in code") }

          private func setUpViews() {
            accessibilityIdentifier = "login form"
            addSubview(title)
            gap.identifier = "gap"
            addLayoutGuide(gap)
            title.accessibilityIdentifier = "Title"
            title.translatesAutoresizingMaskIntoConstraints = false
            title.text = "Say \\"hello\\""
            title.font = .systemFont(ofSize: 15, weight: .semibold)
          }

          private func setUpConstraints() {
            LayoutConstraint.activate([
              title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
              gap.topAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor, constant: 8),
            ])
            let titleWidth = title.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5)
            titleWidth.priority = .defaultHigh
            titleWidth.identifier = "half"
            titleWidth.isActive = true
          }
        }

        """)
  }

  /// No program can name the class of what stands for a map.
  @Test func areasOfOtherModules_areWrittenAsPlainViews() throws {
    root.addSubview(RemoteContentView(of: "MKMapView"))
    let code = editor.swiftCode(named: "place")
    #expect(code.contains("let mkMapView = View()"), "\(code)")
    #expect(!code.contains("RemoteContent") && !code.contains("backgroundColor"), "\(code)")
  }

  @Test func dialects_haveTheirNames() throws {
    root.drop("box", 1, 2, 3, 4).backgroundColor = .systemBlue
    let uiKit = editor.swiftCode(named: "card", for: .uiKit)
    #expect(uiKit.hasPrefix("import UIKit\n\nfinal class Card: UIView {\n  let box = UIView()\n"))
    #expect(
      uiKit.contains(
        "box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)\n    box.backgroundColor = .systemBlue"))
    let both = editor.swiftCode(named: "card", for: .both)
    #expect(
      both.hasPrefix(
        "#if canImport(UIKit)\n  import UIKit\n#else\n  import Foundation\n  import LayoutSnapshotTesting\n\n"
      ))
    #expect(both.contains("  typealias UIView = View\n#endif\n\nfinal class Card: UIView {\n"))
    #expect(!editor.swiftCode(for: .both, aliases: false).contains("typealias"))
  }

  @Test func names_areValidAndDifferent() throws {
    for name in [
      "frame", "class", "Log-in button", "log in button", "2nd", "URLField", "größe", "", "title", "🙂",
    ] {
      root.drop(View(), name, at: .zero)
    }
    root.drop(StackView(), nil, at: .zero)
    let names = editor.swiftCode().split(separator: "\n").filter { $0.hasPrefix("  let ") }
      .map { String($0.dropFirst(6).prefix { $0 != " " }) }
    #expect(
      names == [
        "frameView", "classView", "logInButton", "logInButton2", "item2nd", "urlField", "größe", "view",
        "title",
        "view2", "stackView",
      ])
  }
}
