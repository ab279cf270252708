import Foundation
import TestTools

@testable import LayoutSnapshotViews

extension CopySample {
  static var bars: [CopySample] {
    [
      CopySample(UIBarAppearance(), UIBarAppearance(idiom: .pad), change),
      CopySample(UIToolbarAppearance(), UIToolbarAppearance(idiom: .pad)) { bar in
        change(bar)
        for buttons in [bar.buttonAppearance, bar.doneButtonAppearance] { change(buttons) }
      },
      CopySample(UINavigationBarAppearance(), UINavigationBarAppearance(idiom: .pad)) { bar in
        change(bar)
        (bar.titleTextAttributes, bar.titlePositionAdjustment.horizontal) = ([.kern: 1], 2)
        bar.largeTitleTextAttributes = [.kern: 1]
        for buttons in [bar.buttonAppearance, bar.doneButtonAppearance, bar.backButtonAppearance] {
          change(buttons)
        }
        bar.setBackIndicatorImage(Image(), transitionMaskImage: Image())
      },
      CopySample(UITabBarAppearance(), UITabBarAppearance(idiom: .pad)) { bar in
        change(bar)
        for items in [
          bar.stackedLayoutAppearance, bar.inlineLayoutAppearance, bar.compactInlineLayoutAppearance,
        ] { change(items) }
        (bar.selectionIndicatorImage, bar.selectionIndicatorTintColor) = (Image(), .red)
        (bar.stackedItemPositioning, bar.stackedItemWidth, bar.stackedItemSpacing) = (.fill, 1, 2)
      },
      CopySample(UIBarButtonItemAppearance(), UIBarButtonItemAppearance(), change),
      CopySample(UITabBarItemAppearance(), UITabBarItemAppearance(), change),
    ]
  }

  private static func change(_ bar: UIBarAppearance) {
    (bar.backgroundEffect, bar.backgroundColor, bar.backgroundImage) = (nil, .red, Image())
    (bar.backgroundImageContentMode, bar.shadowColor, bar.shadowImage) = (.center, nil, Image())
  }

  private static func change(_ buttons: UIBarButtonItemAppearance) {
    for state in [buttons.normal, buttons.highlighted, buttons.disabled, buttons.focused] {
      (state.titleTextAttributes, state.titlePositionAdjustment.vertical) = ([.kern: 1], 2)
      state.backgroundImage = Image()
    }
  }

  private static func change(_ items: UITabBarItemAppearance) {
    for state in [items.normal, items.selected, items.disabled, items.focused] {
      (state.titleTextAttributes, state.iconColor) = ([.kern: 1], .red)
      (state.badgeTextAttributes, state.badgeBackgroundColor) = ([.kern: 1], .red)
      (state.titlePositionAdjustment.vertical, state.badgePositionAdjustment.vertical) = (1, 2)
      state.badgeTitlePositionAdjustment.vertical = 3
    }
  }

  static var others: [CopySample] {
    [
      CopySample(UIDropProposal(operation: .copy), UIDropProposal(operation: .move), change),
      CopySample(
        UITableViewDropProposal(operation: .copy, intent: .unspecified),
        UITableViewDropProposal(operation: .move, intent: .automatic), change),
      CopySample(
        UICollectionViewDropProposal(operation: .copy, intent: .unspecified),
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath), change),
      CopySample(UIPrintFormatter(), UIPrintFormatter(), change),
      CopySample(UISimpleTextPrintFormatter(text: ""), UISimpleTextPrintFormatter(text: "a")) { formatter in
        change(formatter)
        (formatter.font, formatter.color, formatter.textAlignment) = (.systemFont(ofSize: 5), .red, .right)
      },
      CopySample(
        UIMarkupTextPrintFormatter(markupText: ""), UIMarkupTextPrintFormatter(markupText: "a"), change),
      CopySample(UIViewPrintFormatter(view: View()), UIViewPrintFormatter(view: View()), change),
      CopySample(UIPrintInfo(), UIPrintInfo()) { info in
        (info.printerID, info.jobName, info.outputType) = ("a", "b", .photo)
        (info.orientation, info.duplex) = (.landscape, .longEdge)
      },
      CopySample(
        UISceneConfiguration(name: nil, sessionRole: .windowApplication),
        UISceneConfiguration(name: "a", sessionRole: UISceneSession.Role(rawValue: "b"))
      ) { scene in
        (scene.delegateClass, scene.sceneClass) = (View.self, Label.self)
        scene.storyboard = UIStoryboard(name: "a", bundle: nil)
      },
      CopySample(
        UIFontPickerViewController.Configuration(), UIFontPickerViewController.Configuration()
      ) { picker in
        (picker.includeFaces, picker.displayUsingSystemFont, picker.filteredTraits) = (true, true, .traitBold)
      },
      CopySample(UIGraphicsImageRendererFormat(), UIGraphicsImageRendererFormat()) { format in
        (format.scale, format.opaque, format.preferredRange) = (7, true, .extended)
        format.bounds = rect(1, 2, 3, 4)
      },
      CopySample(NSItemProvider(), NSItemProvider(object: View())) { $0.suggestedName = "a" },
    ]
  }

  private static func change(_ proposal: UIDropProposal) {
    (proposal.isPrecise, proposal.prefersFullSizePreview) = (true, true)
  }

  private static func change(_ formatter: UIPrintFormatter) {
    (formatter.perPageContentInsets.top, formatter.startPage) = (1, 2)
    (formatter.maximumContentWidth, formatter.maximumContentHeight) = (3, 4)
  }
}
