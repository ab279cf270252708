import Foundation
import Testing

@testable import LayoutSnapshotViews

/// What apps ask of list contents and of the states of cells.
@Suite struct ListContentTests {
  private let phone = Device(name: "phone", width: 320, height: 200, scale: 2)

  @Test func guides_lieAroundThePartsThatAreShown() throws {
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("Cairo", "Egypt")
    let view = UIListContentView(configuration: content)
    let mark = View()
    mark.translatesAutoresizingMaskIntoConstraints = false
    let root = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.addSubview(mark)
    #expect(view.imageLayoutGuide == nil)
    let (text, below) = (
      try #require(view.textLayoutGuide), try #require(view.secondaryTextLayoutGuide)
    )
    #expect(view.textLayoutGuide === text)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      mark.topAnchor.constraint(equalTo: text.topAnchor),
      mark.bottomAnchor.constraint(equalTo: below.bottomAnchor),
      mark.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 2),
    ])
    _ = try root.layout(on: phone)
    let label = try #require(view.texts("Cairo"))
    #expect(mark.frame.minY == label.convert(label.bounds, to: root).minY)
    #expect(mark.frame.maxY == view.texts("Egypt").map { $0.convert($0.bounds, to: root).maxY })
    content.image = Image(systemName: "star")
    view.configuration = content
    let picture = try #require(view.imageLayoutGuide)
    content.image = nil
    view.configuration = content
    #expect(view.imageLayoutGuide == nil)
    content.image = Image(systemName: "star")
    view.configuration = content
    #expect(view.imageLayoutGuide === picture)
    _ = try root.layout(on: phone)
    #expect(picture.layoutFrame.width > 0)
  }

  @Test func symbol_growsWithTheTextBesideIt_unlessItHasASizeOfItsOwn() throws {
    func width(_ image: Image?, _ device: Device) throws -> CGFloat {
      var content = UIListContentConfiguration.cell()
      (content.text, content.image) = ("Cairo", image)
      let view = UIListContentView(configuration: content)
      let root = View()
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
      root.addSubview(view)
      let guide = try #require(view.imageLayoutGuide)
      _ = try root.layout(on: device)
      return guide.layoutFrame.width
    }
    let large = phone.with(.contentSize(.accessibilityExtraExtraExtraLarge))
    let star = Image(systemName: "star")
    #expect(try width(star, phone) == 20)
    // Body text of 17 points has 53.
    #expect(try width(star, large) == (20 * 53 / 17 * 2).rounded() / 2)
    #expect(try width(star?.withConfiguration(.init(weight: .bold)), large) == width(star, large))
    let fixed = Image(systemName: "star", withConfiguration: .init(pointSize: 34))
    #expect(try width(fixed, phone) == 40 && width(fixed, large) == 40)
  }

  @Test func colors_areChangedByTransformers() {
    var content = UIListContentConfiguration.cell()
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .red)
    content.imageProperties.tintColor = .blue
    content.imageProperties.tintColorTransformer = .init { _ in .green }
    content.textProperties.color = .blue
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .green)
    #expect(content.textProperties.resolvedColor() == .blue)
    content.textProperties.colorTransformer = .init { _ in .green }
    content.text = "Lima"
    let view = UIListContentView(configuration: content)
    #expect(view.texts("Lima")?.textColor == .green)
  }

  @Test func states_takeWhatAppsAdd() {
    let (key, other) = (
      UIConfigurationStateCustomKey("com.example.item"), UIConfigurationStateCustomKey("other")
    )
    var state = UICellConfigurationState(traitCollection: Traits())
    let before = state
    state[key] = "Cairo"
    #expect(state[key] as? String == "Cairo" && state[other] == nil && state != before)
    state[key] = nil
    #expect(state == before)
  }
}

extension UIListContentView {
  fileprivate func texts(_ text: String) -> Label? {
    sequence(state: [self as View]) { queue in
      guard let next = queue.popLast() else { return View?.none }
      queue += next.subviews
      return next
    }
    .compactMap { $0 as? Label }.first { $0.text == text }
  }
}
