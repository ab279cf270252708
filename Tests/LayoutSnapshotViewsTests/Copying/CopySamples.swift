import Foundation
import TestTools

@testable import LayoutSnapshotViews

/// An object as it is made, and one of the same class whose every property has another value.
struct CopySample {
  let name: String
  let plain: NSObject
  let changed: NSObject
  /// Properties that are of the object alone, and not of its copies.
  let own: Set<String>
  /// Properties that nothing can change.
  let fixed: Set<String>

  init<Sample: NSObject>(
    _ plain: Sample, _ changed: Sample, own: Set<String> = [], fixed: Set<String> = [],
    _ change: (Sample) -> Void = { _ in }
  ) {
    change(changed)
    (name, self.plain, self.changed) = ("\(type(of: changed))", plain, changed)
    (self.own, self.fixed) = (own, fixed)
  }

  /// One of each class whose copies are new objects.
  static var all: [CopySample] { paths + menus + animations + collections + bars + others }

  static var paths: [CopySample] {
    [
      CopySample(BezierPath(), BezierPath(rect: rect(1, 2, 3, 4))) { path in
        (path.usesEvenOddFillRule, path.lineWidth, path.miterLimit, path.flatness) = (true, 3, 4, 0.1)
        (path.lineCapStyle, path.lineJoinStyle) = (.round, .bevel)
        let dash: [CGFloat] = [2, 1]
        unsafe path.setLineDash(dash, count: 2, phase: 1)
      },
      CopySample(UIPreviewParameters(), UIPreviewParameters(), change),
      CopySample(UIDragPreviewParameters(), UIDragPreviewParameters(), change),
      CopySample(NSShadow(), NSShadow()) { shadow in
        (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: 2), 3)
        shadow.shadowColor = Color.red
      },
      CopySample(
        NSTextList(markerFormat: .disc, options: 0),
        NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 5)),
    ]
  }

  private static func change(_ parameters: UIPreviewParameters) {
    parameters.visiblePath = BezierPath(rect: rect(1, 2, 3, 4))
    parameters.shadowPath = BezierPath(ovalIn: rect(1, 2, 3, 4))
    parameters.backgroundColor = .red
  }

  static var menus: [CopySample] {
    let (no, yes): (Selector, Selector) = ("no", "yes")
    func name(_ element: UIMenuElement) { (element.subtitle, element.image) = ("subtitle", Image()) }
    return [
      CopySample(
        Action { _ in },
        Action(
          title: "a", selectedImage: Image(), discoverabilityTitle: "d", attributes: .hidden, state: .on
        ) { _ in }, own: ["Action.sender"], name),
      CopySample(
        UICommand(title: "", action: no),
        UICommand(
          title: "a", action: yes, propertyList: 1, discoverabilityTitle: "d", attributes: .hidden, state: .on
        ), name),
      CopySample(
        UIKeyCommand(input: "a", action: no),
        UIKeyCommand(
          title: "a", action: yes, input: "b", modifierFlags: .command, propertyList: 1,
          discoverabilityTitle: "d", attributes: .hidden, state: .on)
      ) { command in
        name(command)
        command.wantsPriorityOverSystemBehavior = true
        (command.allowsAutomaticMirroring, command.allowsAutomaticLocalization) = (false, false)
      },
      CopySample(
        UIMenu(),
        UIMenu(
          title: "a", identifier: .root, options: .displayInline, preferredElementSize: .small,
          children: [Action { _ in }]), name),
      CopySample(UIDeferredMenuElement { $0([]) }, UIDeferredMenuElement { $0([]) }) { element in
        element.title = "a"
        name(element)
      },
      CopySample(
        UIAlertAction(title: nil, style: .default),
        UIAlertAction(title: "a", style: .cancel) { _ in },
        own: ["UIAlertAction.alert", "UIAlertAction.changed"]
      ) { action in
        (action.isEnabled, action.titleTextColor) = (false, .red)
      },
      CopySample(
        UITableViewRowAction(style: .default, title: nil) { _, _ in },
        UITableViewRowAction(style: .normal, title: "a") { _, _ in }
      ) { action in
        (action.backgroundColor, action.backgroundEffect) = (.green, UIBlurEffect(style: .dark))
      },
    ]
  }
}
