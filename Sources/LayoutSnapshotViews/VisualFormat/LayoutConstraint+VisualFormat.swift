import Foundation

extension LayoutConstraint {
  /// The constraints that a visual format describes: `H:|-[title(>=80)]-8-[button(==title@750)]-|`.
  ///
  /// ```swift
  /// LayoutConstraint.activate(
  ///   LayoutConstraint.constraints(
  ///     withVisualFormat: "V:|-gap-[title]-[text(>=40)]-|", options: .alignAllLeading,
  ///     metrics: ["gap": 24], views: ["title": title, "text": text]))
  /// ```
  ///
  /// UIKit stops the process if the format is faulty. Here no constraint is created, and laying out a tree
  /// with one of the views throws a ``LayoutError`` that shows the column.
  /// ``constraints(parsing:options:metrics:views:)`` throws at once.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [LayoutConstraint] {
    do {
      return try constraints(parsing: format, options: options, metrics: metrics ?? [:], views: views)
    } catch {
      let refusal = ConstraintRefusal(constraint: quoted(format), reason: .visualFormat(error))
      for name in views.keys.sorted() { (views[name] as? LayoutItem)?.refusals.append(refusal) }
      return []
    }
  }

  /// The constraints that a visual format describes. A faulty format throws an error that shows the column.
  ///
  /// The grammar is that of Apple's Auto Layout Guide. A single hyphen stands for 8 points between siblings,
  /// and for the layout margin next to a superview.
  /// - Throws: ``VisualFormatError``.
  /// - Complexity: proportional to the length of the format; for a faulty one, also to the number of known names.
  public static func constraints(
    parsing format: String, options: FormatOptions = [], metrics: [String: Any] = [:], views: [String: Any]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try VisualFormatReader(
      text: format, format: VisualFormatParser.parse(format), options: options, metrics: metrics,
      views: views
    ).constraints()
  }
}
