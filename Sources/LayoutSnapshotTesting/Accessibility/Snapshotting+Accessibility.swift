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
      let view = value.layoutView
      // The tree's views have their frames afterwards.
      _ = try subject.tree(of: view)
      let elements = ReadingOrder(view, on: try subject.requireDevice()).elements
      let lines = elements.enumerated().map { "\($0.offset + 1) \($0.element.line)\n" }
      return [.text(lines.joined(), ending: "accessibility.txt")]
    }
  }
}
