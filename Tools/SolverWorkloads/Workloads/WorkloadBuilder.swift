/// Collects the views and rows of a workload; the generators are written in its words.
///
/// ```swift
/// let view = builder.addView()
/// builder.add(view.x, view.width, -builder.rootWidth, equals: -16)
/// builder.add(view.width, atLeast: 44, at: 750)
/// ```
struct WorkloadBuilder {
  /// The four variables of a view, each as a term with the coefficient 1.
  struct View {
    let x, y, width, height: Workload.Term
  }

  private(set) var workload: Workload
  var random: SeededGenerator
  /// Whether every view gets two required rows that keep its extents from being negative.
  private let boundsExtents: Bool

  let rootWidth = Workload.Term(variable: 0, coefficient: 1)
  let rootHeight = Workload.Term(variable: 1, coefficient: 1)

  init(name: String, seed: UInt64, boundsExtents: Bool) {
    workload = Workload(name: name)
    random = SeededGenerator(seed: seed)
    self.boundsExtents = boundsExtents
  }

  mutating func addView() -> View {
    let base = workload.variableCount
    workload.variableCount += 4
    let view = View(
      x: .init(variable: base, coefficient: 1), y: .init(variable: base + 1, coefficient: 1),
      width: .init(variable: base + 2, coefficient: 1), height: .init(variable: base + 3, coefficient: 1))
    if boundsExtents {
      add(view.width, atLeast: 0)
      add(view.height, atLeast: 0)
    }
    return view
  }

  mutating func add(_ terms: Workload.Term..., equals constant: Double, at priority: Int = 1000) {
    add(terms, .equal, constant, priority)
  }

  mutating func add(_ terms: Workload.Term..., atLeast constant: Double, at priority: Int = 1000) {
    add(terms, .atLeast, constant, priority)
  }

  mutating func add(_ terms: Workload.Term..., atMost constant: Double, at priority: Int = 1000) {
    add(terms, .atMost, constant, priority)
  }

  private mutating func add(
    _ terms: [Workload.Term], _ relation: Workload.Relation, _ constant: Double, _ priority: Int
  ) {
    let start = workload.terms.count
    workload.terms.append(contentsOf: terms)
    workload.rows.append(
      .init(terms: start..<start + terms.count, relation: relation, constant: constant, priority: priority))
  }
}

extension Workload.Term {
  static prefix func - (term: Self) -> Self { -1 * term }

  static func * (factor: Double, term: Self) -> Self {
    Self(variable: term.variable, coefficient: factor * term.coefficient)
  }
}
