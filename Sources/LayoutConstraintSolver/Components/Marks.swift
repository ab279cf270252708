/// A row of one value alone, such as a part of a chain or a node of a tree: where its residual is 0, and what it costs on
/// either side of that.
struct Mark: BitwiseCopyable {
  var position: Double
  var weight: Double
  var level: Int32
  /// Whether it costs something to be below it, and above.
  var wantsMore: Bool
  var wantsLess: Bool
  var pulls: Bool

  /// Whether what must hold does not, that far behind the mark.
  func isMissed(_ distance: Double) -> Bool {
    wantsMore && distance < -RoundingNoise.coincidence || wantsLess && distance > RoundingNoise.coincidence
  }
}

/// What has marks: a range of those of its component.
protocol MarkHolder: BitwiseCopyable {
  var firstMark: Int32 { get set }
  var markCount: Int32 { get set }
  /// What its root is multiplied by to give the value that the marks are about.
  var unit: Double { get }
  /// Whether it is the residual of a row, of which that row's relation is the only mark.
  var isResidual: Bool { get }
}

extension MarkHolder {
  var marks: Range<Int> { Int(firstMark)..<Int(firstMark + markCount) }
}

/// The marks of a component, holder by holder, and then from strong to weak.
struct Marks<Form: AffineForm> {
  typealias Source = LexicographicSimplex<Form>.Source

  private(set) var marks = Buffer<Mark>()
  /// For each mark the value at which its residual is 0.
  private(set) var forms = Buffer<Form>()

  func deallocate() {
    marks.deallocate()
    forms.deallocate()
  }

  /// Other coefficients would make rates of cost that are hard to tell apart.
  static var usualSizes: ClosedRange<Double> { 0.01...100 }

  /// Makes room for the marks that each holder has counted, and for those of residuals; all counts are 0 again.
  mutating func makeRoom(for holders: inout Buffer<some MarkHolder>) {
    var count: Int32 = 0
    for index in 0..<holders.count {
      if holders[index].isResidual { holders[index].markCount = 1 }
      holders[index].firstMark = count
      count += holders[index].markCount
      holders[index].markCount = 0
    }
    marks.resizeUninitialized(to: Int(count))
    forms.resizeUninitialized(to: Int(count))
  }

  /// Takes in the rows of one root alone. Returns false if a coefficient is unusual.
  ///
  /// - Parameter place: tells the holder of a root by the root's position in the component; negative for none.
  @inline(__always)
  mutating func read(
    _ source: Source, to holders: inout Buffer<some MarkHolder>, place: (Int) -> Int32
  ) -> Bool {
    for index in source.component.rows {
      guard let (number, entry) = source.ownRow(at: index) else { continue }
      let holder = place(source.position(of: entry.root))
      if holder < 0 { continue }
      guard Self.usualSizes.contains(entry.coefficient.magnitude) else { return false }
      let row = source.residual.rows[number]
      add(row, entry.coefficient, row.constant, to: &holders, holder, at: source.point)
    }
    return true
  }

  /// Adds a row `coefficient * root + constant` to the marks of a holder.
  mutating func add(
    _ row: ResidualSystem<Form>.Row, _ coefficient: Double, _ constant: Form,
    to holders: inout Buffer<some MarkHolder>, _ holder: Int32, at point: Form
  ) {
    let slope = coefficient / holders[holder].unit
    let relation = slope > 0 ? row.relation : row.relation.flipped
    let form = constant * (-1 / slope)
    let place = holders[holder].firstMark + holders[holder].markCount
    forms[place] = form
    marks[place] = Mark(
      position: form.value(at: point), weight: slope.magnitude, level: row.level,
      wantsMore: relation != .lessThanOrEqual, wantsLess: relation != .greaterThanOrEqual,
      pulls: row.relation != .equal && !row.isBound)
    holders[holder].markCount += 1
  }
}

extension LexicographicSimplex.Source {
  /// The number and the only entry of a row of the component; none for a row of several roots.
  @inline(__always)
  func ownRow(at index: Int) -> (number: Int32, entry: ResidualSystem<Form>.Entry)? {
    let number = partition.rowOrder[index]
    let row = residual.rows[number]
    return row.entryCount > 1 ? nil : (number, residual.entries[row.firstEntry])
  }

  /// Collects the rows of several roots. Returns whether these and the roots may be a tree, which has one entry less
  /// than it has of both.
  func collectCoupledRows(into rows: inout Buffer<Int32>) -> Bool {
    rows.removeAll()
    var entryCount = 0
    for index in component.rows {
      let row = partition.rowOrder[index]
      let count = Int(residual.rows[row].entryCount)
      if count < 2 { continue }
      entryCount += count
      rows.append(row)
    }
    return entryCount == component.roots.count + rows.count - 1
  }
}
