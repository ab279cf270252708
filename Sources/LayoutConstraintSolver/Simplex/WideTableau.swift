/// The tableau of a component in numbers of any precision; see `Tableau` for what it says.
///
/// Slow, and small on purpose: it is asked where doubles cannot tell, which is where the unknowns of one component are
/// more than a million apart in size.
struct WideTableau {
  /// An identity as a sum of columns.
  struct Slot {
    var identity: Int32
    /// Ascending.
    var columns: [Int32] = []
    var factors: [WideNumber] = []
    /// One for each lane of a form.
    var constants: [WideNumber]
    /// What the constants come to at the current parameters.
    var value = WideNumber()
    /// On which side of 0 it counts; where it is 0, on which side it came to lie.
    var side: Int8 = 1
  }

  let precision: WidePrecision
  private let point: [WideNumber]
  var slots: [Slot] = []
  private(set) var columnIdentities: [Int32]
  /// For each identity its slot, or `~column`.
  private(set) var places: [Int32]
  /// What was done, about in entries of a usual tableau.
  private(set) var effort = 0

  /// - Parameters:
  ///   - columns: the identities that are columns.
  ///   - point: the parameters, by lane; the first is 1.
  init(columns: [Int32], identityCount: Int, point: [WideNumber]) {
    precision = WidePrecision(unknowns: columns.count)
    self.point = point
    columnIdentities = columns
    places = Array(repeating: 0, count: identityCount)
    for (column, identity) in columns.enumerated() { places[Int(identity)] = ~Int32(column) }
  }

  /// The slot of an identity, or nil for a column.
  func slot(of identity: Int32) -> Int? {
    let place = places[Int(identity)]
    return place >= 0 ? Int(place) : nil
  }

  func factor(ofColumn column: Int32, inSlot slot: Int) -> WideNumber? {
    position(ofColumn: column, inSlot: slot).map { slots[slot].factors[$0] }
  }

  private func position(ofColumn column: Int32, inSlot slot: Int) -> Int? {
    let columns = slots[slot].columns
    var (low, high) = (0, columns.count)
    while low < high {
      let middle = (low + high) / 2
      if columns[middle] < column { low = middle + 1 } else { high = middle }
    }
    return low < columns.count && columns[low] == column ? low : nil
  }

  /// Adds an identity as a sum of the identities that are columns or stand in slots.
  mutating func append(
    _ identity: Int32, _ terms: [(factor: WideNumber, of: Int32)], plus constants: [WideNumber]
  ) {
    var slot = Slot(identity: identity, constants: constants)
    for term in terms {
      if let source = self.slot(of: term.of) {
        slot = sum(slot, slots[source], times: term.factor)
      } else {
        let column = Slot(
          identity: 0, columns: [~places[Int(term.of)]], factors: [WideNumber(1)],
          constants: constants.map { _ in WideNumber() })
        slot = sum(slot, column, times: term.factor)
      }
    }
    slot.value = value(slot.constants)
    while places.count <= identity { places.append(0) }
    places[Int(identity)] = Int32(slots.count)
    slots.append(slot)
  }

  /// Exchanges the identity in a slot with a column, by a factor that is not 0.
  mutating func pivot(slot: Int, column: Int32) {
    guard let position = position(ofColumn: column, inSlot: slot) else {
      preconditionFailure("A column is exchanged with an identity that does not depend on it.")
    }
    let inverse = precision.reciprocal(of: slots[slot].factors[position])
    effort += 64 * precision.digits * precision.digits / 16
    let leaving = slots[slot].identity
    for index in slots[slot].factors.indices {
      slots[slot].factors[index] =
        index == position ? inverse : product(slots[slot].factors[index], -inverse)
    }
    slots[slot].constants = slots[slot].constants.map { product($0, -inverse) }
    slots[slot].value = value(slots[slot].constants)
    slots[slot].identity = columnIdentities[Int(column)]
    columnIdentities[Int(column)] = leaving
    places[Int(leaving)] = ~column
    places[Int(slots[slot].identity)] = Int32(slot)
    for other in slots.indices where other != slot {
      guard let position = self.position(ofColumn: column, inSlot: other) else { continue }
      var rest = slots[other]
      let factor = rest.factors.remove(at: position)
      rest.columns.remove(at: position)
      rest = sum(rest, slots[slot], times: factor)
      rest.value = value(rest.constants)
      slots[other] = rest
    }
  }

  /// A slot and a multiple of another one.
  private mutating func sum(_ slot: Slot, _ other: Slot, times factor: WideNumber) -> Slot {
    var result = slot
    result.columns.removeAll(keepingCapacity: true)
    result.factors.removeAll(keepingCapacity: true)
    var (own, others) = (0, 0)
    while own < slot.columns.count || others < other.columns.count {
      let (a, b) = (
        own < slot.columns.count ? slot.columns[own] : .max,
        others < other.columns.count ? other.columns[others] : .max
      )
      var sum = WideNumber()
      if a <= b { sum = slot.factors[own] }
      if b <= a { sum = precision.sum(sum, product(other.factors[others], factor)) }
      if a <= b { own += 1 }
      if b <= a { others += 1 }
      if sum.isZero { continue }
      result.columns.append(min(a, b))
      result.factors.append(sum)
    }
    for lane in result.constants.indices where !other.constants[lane].isZero {
      result.constants[lane] = precision.sum(result.constants[lane], product(other.constants[lane], factor))
    }
    return result
  }

  private mutating func value(_ constants: [WideNumber]) -> WideNumber {
    var sum = WideNumber()
    for lane in constants.indices where !constants[lane].isZero {
      sum = precision.sum(sum, product(constants[lane], point[lane]))
    }
    return sum
  }

  private mutating func product(_ a: WideNumber, _ b: WideNumber) -> WideNumber {
    // A product of one digit each takes as long as some forty entries of a usual tableau, sixteen of further digits one.
    effort += 40 + a.digits.count * b.digits.count / 4
    return precision.product(a, b)
  }
}
