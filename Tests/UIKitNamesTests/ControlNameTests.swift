import Foundation
import Testing
import UIKitNames

/// Controls, bars and their delegates under UIKit's names.
@Suite struct ControlNameTests {
  private final class Delegate: UITabBarControllerDelegate, UITabBarDelegate, UIToolbarDelegate,
    UINavigationBarDelegate, UIPickerViewDelegate
  {
    func position(for bar: UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  @Test func delegates_needNoMethods() {
    let delegate = Delegate()
    let (tabs, toolbar, bar, picker) = (
      UITabBarController(), UIToolbar(), UINavigationBar(), UIPickerView()
    )
    (tabs.delegate, toolbar.delegate, bar.delegate, picker.delegate) = (
      delegate, delegate, delegate, delegate
    )
    #expect(toolbar.barPosition == .topAttached && bar.barPosition == .topAttached)
    #expect(delegate.tabBarController(tabs, shouldSelect: UIViewController()))
    #expect(delegate.pickerView(picker, titleForRow: 0, forComponent: 0) == nil)
  }

  @Test func nestedNames_areUIKits() {
    let style: UIDatePickerStyle = .wheels
    #expect(style.rawValue == 1 && UISearchBar.Style.minimal.rawValue == 2)
    #expect(UISearchBar.Icon.bookmark.rawValue == 2 && UISegmentedControl.Segment.alone.rawValue == 4)
    #expect(UITabBar.ItemPositioning.centered.rawValue == 2 && UISwitch.Style.sliding.rawValue == 2)
    #expect(UIBehavioralStyle.mac.rawValue == 2 && UIControl.Event.menuActionTriggered.rawValue == 1 << 14)
    #expect(UISearchController.ScopeBarActivation.onTextEntry.rawValue == 2)
    #expect(UIControl.Event.applicationReserved.rawValue == 0x0F00_0000)
    #expect(UINavigationController.hideShowBarDuration == 0.2)
    #expect(UIControl.State.application.rawValue == 0x00FF_0000)
  }

  @available(*, deprecated)
  @Test func olderNames_meanTheSame() {
    let wheel = UIActivityIndicatorView(activityIndicatorStyle: .gray)
    wheel.activityIndicatorViewStyle = .whiteLarge
    #expect(wheel.style == .whiteLarge && wheel.intrinsicContentSize.width == 37)
    let search = UISearchController(searchResultsController: nil)
    search.dimsBackgroundDuringPresentation = false
    #expect(!search.obscuresBackgroundDuringPresentation)
    #expect(UIBarStyle.blackTranslucent == .black && UIBarMetrics.landscapePhone == .compact)
    let style: UIBarButtonItemStyle = .done
    #expect(style.rawValue == 2 && UIProgressViewStyle.bar.rawValue == 1)
    #expect(UISegmentedControlNoSegment == UISegmentedControl.noSegment)
  }
}
