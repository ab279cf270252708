import Foundation
import LayoutSnapshotViews
import Testing

/// A button with a configuration shows what it was told by the methods for states as well.
@Suite struct ConfiguredButtonTests {
  private let image = Image(size: CGSize(width: 20, height: 20))

  @Test func title_saidBeforeOrAfterTheConfiguration_shows() {
    let button = Button(type: .system)
    button.setTitle("Before", for: .normal)
    button.configuration = .filled()
    #expect(button.titleLabel?.text == "Before" && button.titleLabel?.superview === button)
    let width = button.intrinsicContentSize.width
    button.setTitle("After that", for: .normal)
    #expect(button.titleLabel?.text == "After that" && button.intrinsicContentSize.width > width)
    button.configuration?.title = "Last"
    #expect(button.titleLabel?.text == "Last")
    button.setTitle("Off", for: .disabled)
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Off")
  }

  @Test func imageAndAttributedTitle_show() {
    let button = Button(configuration: .plain())
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize.width == CGFloat(44))
    button.setAttributedTitle(NSAttributedString(string: "Rich"), for: .normal)
    #expect(button.titleLabel?.text == "Rich" && button.intrinsicContentSize.width > 44)
  }

  @Test func handler_bringsTheConfigurationToTheState() {
    let button = Button(configuration: .filled())
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isEnabled ? "Buy" : "Sold"
    }
    #expect(button.titleLabel?.text == "Buy" && calls == 1)
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Sold" && calls == 2)
    button.setNeedsUpdateConfiguration()
    #expect(calls == 3)
  }

  @Test func partsOfAControl_areNotAmbiguous() throws {
    let (root, button) = (View(), Button(type: .system))
    button.setTitle("Open", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    _ = try root.layout(on: .iPhone4)
    #expect(button.hasAmbiguousLayout)
    #expect(button.titleLabel?.hasAmbiguousLayout == false)
  }

  @Test func textView_standsOnTheSystemsBackground() {
    #expect(TextView().backgroundColor == .systemBackground)
  }
}
