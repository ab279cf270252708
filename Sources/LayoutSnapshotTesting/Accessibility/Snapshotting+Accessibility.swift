import LayoutSnapshotGraphics
import LayoutSnapshotStore
import LayoutSnapshotViews

extension Snapshotting where Value: LayoutSubject {
  /// What a screen reader says, element by element in its order: label, kind, value, hint and frame.
  ///
  /// ```swift
  /// assertSnapshot(of: LoginView(), as: .accessibility, on: .iPhone17)
  /// // 1 "Welcome", header, static text (16, 75; 370 x 41)
  /// // 2 text field, value "Name" (16, 132; 370 x 34)
  /// // 3 "Sign in", button (16, 182; 370 x 44)
  /// ```
  public static var accessibility: Snapshotting {
    Snapshotting(needsDevice: true) { value, subject in
      [spokenText(try spokenElements(of: value, subject).elements)]
    }
  }

  /// What a screen reader says as text, and the view's picture with a numbered region over each element and a legend.
  ///
  /// ```swift
  /// assertSnapshot(of: LoginView(), as: .accessibilityImage, on: .iPhone17)
  /// ```
  ///
  /// The text is that of ``accessibility``. The legend beside the picture has each element's number, label, value, traits and
  /// hint.
  public static var accessibilityImage: Snapshotting {
    Snapshotting(needsDevice: true) { value, subject in
      let (tree, elements) = try spokenElements(of: value, subject)
      let list = try keyPicture(of: tree, elements)
      return [
        spokenText(elements),
        .picture(try DrawnPicture(of: list), subject.tolerance.options),
      ]
    }
  }
}

private func spokenElements<Subject: LayoutSubject>(
  of value: Subject, _ subject: SnapshotSubject
) throws -> (tree: SolvedTree, elements: [SpokenElement]) {
  let view = value.layoutView
  // The tree's views have their frames afterwards.
  let tree = try subject.tree(of: view)
  return (tree, ReadingOrder(view, on: try subject.requireDevice()).elements)
}

private func spokenText(_ elements: [SpokenElement]) -> SnapshotPart {
  let lines = elements.enumerated().map { "\($0.offset + 1) \($0.element.line)\n" }
  return .text(lines.joined(), ending: ReferenceEnding.accessibility)
}

private func keyPicture(of tree: SolvedTree, _ elements: [SpokenElement]) throws -> DisplayList {
  let key = AccessibilityKey(tree, elements)
  return try key.solvedTree(on: key.device(like: tree.layout.device)).displayList
}
