import Foundation

extension LayoutConstraint {
  /// Constraints that a visual format describes: `H:|-[title(>=80)]-8-[button(==title@750)]-|`.
  ///
  /// ```swift
  /// LayoutConstraint.activate(
  ///   LayoutConstraint.constraints(
  ///     withVisualFormat: "V:|-gap-[title]-[text(>=40)]-|", options: .alignAllLeading,
  ///     metrics: ["gap": 24], views: ["title": title, "text": text]))
  /// ```
  ///
  /// For a format that is faulty UIKit stops the process. Here none of its constraints are made, and laying
  /// out a tree with one of the views throws a ``LayoutError`` that shows the column.
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

  /// Constraints that a visual format describes, or the error that shows where it is faulty.
  ///
  /// The grammar is that of Apple's Auto Layout Guide. A hyphen alone is 8 points between siblings, and the
  /// layout margin of a superview.
  /// - Throws: ``VisualFormatError``.
  /// - Complexity: the length of the format, and of the lists of names where it is faulty.
  public static func constraints(
    parsing format: String, options: FormatOptions = [], metrics: [String: Any] = [:], views: [String: Any]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try VisualFormatReader(
      text: format, format: VisualFormatParser.parse(format), options: options, metrics: metrics,
      views: views
    ).constraints()
  }
}
