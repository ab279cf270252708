import Foundation
import Testing

@testable import LayoutSnapshotViews

/// What UIKit's documentation gives as defaults and numbers (developer.apple.com/documentation/uikit, the page of
/// each property or case), as far as layouts depend on it.
@Suite struct DefaultsTests {
  @Test func view() {
    let view = View()
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.autoresizingMask == [])
    #expect(view.tag == 0)
    #expect(!view.isHidden)
    #expect(view.semanticContentAttribute == .unspecified)
    #expect(View.noIntrinsicMetric == -1)
    #expect(View.layoutFittingCompressedSize == .zero)
    #expect(View.layoutFittingExpandedSize == CGSize(width: 10000, height: 10000))
    #expect(!View.requiresConstraintBasedLayout)
    #expect(view.safeAreaInsets == .zero)
    #expect(view.constraints.isEmpty && view.layoutGuides.isEmpty)
  }

  @Test func constraint() {
    let constraint = View().widthAnchor.constraint(equalToConstant: 1)
    #expect(constraint.priority == .required)
    #expect(constraint.multiplier == 1)
    #expect(!constraint.isActive)
    #expect(constraint.identifier == nil)
    let priorities: [(LayoutPriority, Float)] = [
      (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510), (.sceneSizeStayPut, 500),
      (.dragThatCannotResizeScene, 490), (.defaultLow, 250), (.fittingSizeLevel, 50),
    ]
    for (priority, number) in priorities { #expect(priority.rawValue == number) }
    var priority = LayoutPriority.defaultLow + 1
    #expect(priority.rawValue == 251 && LayoutPriority.required - 1 == LayoutPriority(999))
    priority += 9
    priority -= 10
    #expect(priority == .defaultLow)
  }

  @Test func scrollView() {
    let scroll = ScrollView()
    #expect(scroll.contentOffset == .zero)
    #expect(scroll.contentSize == .zero)
    #expect(scroll.contentInset == .zero)
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
    #expect(!scroll.alwaysBounceVertical && !scroll.alwaysBounceHorizontal && !scroll.isPagingEnabled)
    #expect(scroll.bounces && scroll.isScrollEnabled)
    #expect(scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator)
    #expect(ScrollView.ContentInsetAdjustmentBehavior.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(ScrollView.ContentInsetAdjustmentBehavior.never.rawValue == 2)
    #expect(scroll.clipsToBounds)
  }

  @Test func controllers() {
    let controller = ViewController()
    #expect(controller.edgesForExtendedLayout == .all)
    #expect(controller.additionalSafeAreaInsets == .zero)
    #expect(!controller.prefersStatusBarHidden)
    #expect(controller.children.isEmpty && controller.parent == nil && !controller.isViewLoaded)
    #expect(controller.navigationItem.largeTitleDisplayMode == .automatic)
    #expect(NavigationItem.LargeTitleDisplayMode.allCases.map(\.rawValue) == [0, 1, 2])
    #expect([RectEdge.top, .left, .bottom, .right, .all].map(\.rawValue) == [1, 2, 4, 8, 15])
    let navigation = NavigationController()
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    #expect(!navigation.navigationBar.prefersLargeTitles && navigation.navigationBar.isTranslucent)
    #expect(navigation.topViewController == nil)
  }

  @Test func cells() {
    #expect(TableViewCell().frame.size == CGSize(width: 320, height: 44))
    #expect(TableViewCell.CellStyle.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(TableViewCell().reuseIdentifier == nil)
    #expect(CollectionViewCell().frame == .zero)
  }

  /// The order of the bits is UIKit's.
  @Test func autoresizing() {
    let masks: [View.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    #expect(SemanticContentAttribute.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
  }
}
