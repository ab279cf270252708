import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// What a screen shows in place of its content.
@Suite struct UnavailableContentTests {
  private let device = Device(name: "small", width: 320, height: 400, scale: 2)

  private func labels(in view: View) -> [Label] {
    view.ownSubviews.flatMap { ($0 as? Label).map { [$0] } ?? labels(in: $0) }
  }

  @Test func content_standsInTheMiddle_fromTheImageToTheButtons() throws {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = Image(color: .red, size: CGSize(width: 40, height: 30))
    content.text = "Nothing"
    content.secondaryText = "There is nothing to see."
    content.button.title = "Reload"
    content.imageToTextPadding = 10
    content.textToSecondaryTextPadding = 5
    content.textToButtonPadding = 20
    let view = UIContentUnavailableView(configuration: content)
    _ = try view.layout(on: device)
    let column = try #require(view.ownSubviews.first as? StackView)
    let shown = column.arrangedSubviews
    #expect(shown.count == 4)
    #expect(shown[0] is ImageView && shown[0].frame.size == CGSize(width: 40, height: 30))
    #expect((shown[1] as? Label)?.text == "Nothing" && (shown[2] as? Label)?.textColor == .secondaryLabel)
    #expect((shown[3] as? Button)?.configuration?.title == "Reload")
    #expect(zip(shown, shown.dropFirst()).map { $1.frame.minY - $0.frame.maxY } == [10, 5, 20])
    #expect(abs(column.frame.midX - 160) <= 0.5 && abs(column.frame.midY - 200) <= 0.5)
    #expect(shown.allSatisfy { abs($0.frame.midX - column.bounds.midX) <= 0.5 })
  }

  @Test func loading_turnsAWheel_andSearchNamesTheWords() {
    let wheel = UIContentUnavailableView(configuration: .loading())
    let column = wheel.ownSubviews.first as? StackView
    #expect((column?.arrangedSubviews.first as? ActivityIndicatorView)?.isAnimating == true)
    #expect(labels(in: wheel).map(\.text) == ["Loading…"])
    var state = UIContentUnavailableConfigurationState(traitCollection: .light)
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state).text == "No Results")
    state.searchText = "Oslo"
    #expect(search.updated(for: state).text == "No Results for “Oslo”")
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
  }

  @Test func controllers_showIt_overTheirViews_asLongAsItIsSet() throws {
    let controller = ViewController()
    let list = View(frame: rect(0, 0, 320, 400))
    controller.view.addSubview(list)
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "First"
    controller.contentUnavailableConfiguration = content
    _ = try controller.layout(on: device)
    let shown = try #require(controller.view.ownSubviews.last as? UIContentUnavailableView)
    #expect(shown.frame == rect(0, 0, 320, 400))
    content.text = "Second"
    controller.contentUnavailableConfiguration = content
    #expect(controller.view.ownSubviews.last === shown && labels(in: shown).map(\.text) == ["Second"])
    controller.view.addSubview(View())
    _ = try controller.layout(on: device)
    #expect(controller.view.ownSubviews.last === shown)
    controller.contentUnavailableConfiguration = nil
    #expect(shown.superview == nil && controller.contentUnavailableConfiguration == nil)
  }

  private final class Empty: ViewController {
    var isEmpty = true
    var updates = 0
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.loading() : nil
    }
  }

  @Test func updates_areAskedForBeforeALayout() throws {
    let controller = Empty()
    _ = try controller.layout(on: device)
    _ = try controller.layout(on: device)
    #expect(controller.updates == 1 && controller.view.ownSubviews.count == 1)
    controller.isEmpty = false
    controller.setNeedsUpdateContentUnavailableConfiguration()
    _ = try controller.layout(on: device)
    #expect(controller.updates == 2 && controller.view.ownSubviews.isEmpty)
  }
}
