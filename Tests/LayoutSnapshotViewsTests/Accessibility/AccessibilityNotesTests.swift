import Foundation
import Testing

@testable import LayoutSnapshotViews

/// What assistive technologies say of objects that are not views.
@Suite struct AccessibilityNotesTests {
  private final class Model: NSObject {}

  @Test func objects_keepWhatIsSaidOfThem() {
    let (model, other) = (Model(), Model())
    #expect(
      !model.isAccessibilityElement && model.accessibilityLabel == nil && model.accessibilityTraits == .none)
    #expect(model.accessibilityFrame == .zero)
    model.isAccessibilityElement = true
    (model.accessibilityLabel, model.accessibilityHint, model.accessibilityValue) = ("Rain", "Opens", "40 %")
    (model.accessibilityTraits, model.accessibilityLanguage) = ([.button, .header], "de")
    model.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(model.isAccessibilityElement && model.accessibilityTraits == [.button, .header])
    #expect(model.accessibilityLabel == "Rain" && model.accessibilityHint == "Opens")
    #expect(model.accessibilityValue == "40 %" && model.accessibilityLanguage == "de")
    #expect(model.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!other.isAccessibilityElement && other.accessibilityLabel == nil)
    model.accessibilityLabel = nil
    #expect(model.accessibilityLabel == nil && model.accessibilityHint == "Opens")
  }

  @Test func views_haveTheirOwn() {
    let label = Label()
    label.accessibilityLabel = "Title"
    #expect((label as UIResponder).accessibilityLabel == "Title" && label.isAccessibilityElement)
    let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    (item.accessibilityLabel, item.accessibilityHint) = ("Finish", "Saves")
    #expect((item as UIBarItem).accessibilityLabel == "Finish" && item.accessibilityHint == "Saves")
  }

  @Test func names_areForImagesActionsAndViewsAlike() {
    let named: [any UIAccessibilityIdentification] = [
      View(), UIBarButtonItem(), Image(), UIAlertAction(title: nil, style: .default), Action { _ in },
    ]
    for (index, object) in named.enumerated() {
      #expect(object.accessibilityIdentifier == nil)
      object.accessibilityIdentifier = "name \(index)"
      #expect(object.accessibilityIdentifier == "name \(index)")
    }
    #expect((named[0] as? View)?.accessibilityIdentifier == "name 0")
    #expect((named[2] as? Image)?.accessibilityIdentifier == "name 2")
  }
}
