import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// What UIKit's properties keep is a copy where their declarations say `copy`.
@Suite struct KeptCopyTests {
  @Test func appearances_keepCopiesOfTheirParts() {
    let buttons = UIBarButtonItemAppearance()
    let bar = UINavigationBarAppearance()
    (bar.buttonAppearance, bar.doneButtonAppearance, bar.backButtonAppearance) = (buttons, buttons, buttons)
    let toolbar = UIToolbarAppearance()
    (toolbar.buttonAppearance, toolbar.doneButtonAppearance) = (buttons, buttons)
    buttons.normal.titleTextAttributes = [.kern: 1]
    for kept in [
      bar.buttonAppearance, bar.doneButtonAppearance, bar.backButtonAppearance, toolbar.buttonAppearance,
      toolbar.doneButtonAppearance,
    ] { #expect(kept.normal.titleTextAttributes.isEmpty) }
    // What the bar has is changed all the same.
    bar.buttonAppearance.normal.titleTextAttributes = [.kern: 2]
    #expect(bar.buttonAppearance.normal.titleTextAttributes[.kern] as? Int == 2)
    let (items, tabs) = (UITabBarItemAppearance(), UITabBarAppearance())
    tabs.stackedLayoutAppearance = items
    items.normal.iconColor = .red
    #expect(tabs.stackedLayoutAppearance.normal.iconColor == nil)
  }

  @Test func compositionalLayout_keepsACopyOfItsConfiguration() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 5
    let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: []))
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    configuration.interSectionSpacing = 6
    #expect(layout.configuration.interSectionSpacing == 5)
    layout.configuration = configuration
    configuration.interSectionSpacing = 7
    #expect(layout.configuration.interSectionSpacing == 6)
  }

  @Test func layer_keepsACopyOfItsAnimation() {
    let (layer, animation) = (Layer(), CABasicAnimation(keyPath: "opacity"))
    layer.add(animation, forKey: "fade")
    animation.keyPath = "position"
    #expect((layer.animation(forKey: "fade") as? CABasicAnimation)?.keyPath == "opacity")
  }

  @Test func previews_keepCopiesOfTheirParameters_andOfPaths() {
    let parameters = UIPreviewParameters()
    let path = BezierPath(rect: rect(1, 2, 3, 4))
    parameters.visiblePath = path
    let preview = UITargetedPreview(view: View(), parameters: parameters)
    path.removeAllPoints()
    parameters.backgroundColor = .red
    #expect(
      parameters.visiblePath?.bounds == rect(1, 2, 3, 4) && preview.parameters.backgroundColor == .clear)
  }
}
