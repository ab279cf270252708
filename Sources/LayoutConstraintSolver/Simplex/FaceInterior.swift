/// A point inside of a set of optimal points, found by going from a corner a bit in every direction that is open.
///
/// At the corner most directions are blocked by rows that meet there by chance: room can be moved into a stack view
/// only where room has come from another one first. From inside they are open, and what they move is ambiguous. That
/// takes a few readings of the tableau for all roots together, where proving it by simplex takes pivots for each.
struct FaceInterior<Form: AffineForm> {
  /// What is known of an identity from the directions in which it moves.
  enum Knowledge {
    case stays, moves, doubtful
  }

  /// Each adds directions that the one before opened; the lengths shrink with their number.
  private static var mostRounds: Int { 4 }

  /// For each slot its value at the point.
  private var values = Buffer<Double>()
  /// For each column how far it can move up, and down.
  private var rooms = Buffer<SIMD2<Double>>()
  private var isOpen = Buffer<Bool>()
  /// For each identity whether it was a column that moves. Steps that are taken later make columns of others.
  private var moves = Buffer<Bool>()
  /// How far each column moves in this round.
  private var steps = Buffer<Double>()

  func deallocate() {
    values.deallocate()
    rooms.deallocate()
    isOpen.deallocate()
    moves.deallocate()
    steps.deallocate()
  }

  /// - Parameter freedoms: the directions in which each column may move without cost.
  mutating func explore(_ simplex: LexicographicSimplex<Form>, _ freedoms: Buffer<UInt8>) {
    values.removeAll()
    for slot in 0..<simplex.tableau.slotCount { values.append(simplex.tableau.values[slot]) }
    isOpen.reset(to: freedoms.count, filling: false)
    moves.reset(to: simplex.rows.costs.count, filling: false)
    defer {
      for column in 0..<isOpen.count where isOpen[column] {
        moves[simplex.tableau.columnIdentities[column]] = true
      }
    }
    for _ in 0..<Self.mostRounds {
      measureRooms(simplex, freedoms)
      if !openDirections(freedoms) { return }
      for slot in 0..<values.count {
        for index in simplex.tableau.entryRange(of: slot) {
          let entry = simplex.tableau.entry(index)
          values[slot] += entry.coefficient * steps[entry.column]
        }
      }
    }
  }

  /// A residual may reach 0, but not change sides.
  private mutating func measureRooms(_ simplex: LexicographicSimplex<Form>, _ freedoms: Buffer<UInt8>) {
    rooms.reset(to: freedoms.count, filling: SIMD2(repeating: .infinity))
    for slot in 0..<values.count where simplex.rows.isRow(simplex.tableau.slotIdentities[slot]) {
      let magnitude = values[slot].magnitude
      let value = magnitude <= RoundingNoise.coincidence ? 0 : magnitude
      for index in simplex.tableau.entryRange(of: slot) {
        let entry = simplex.tableau.entry(index)
        if freedoms[entry.column] == 0 || entry.coefficient.magnitude <= simplex.rows.slope { continue }
        let lane = (simplex.sides[slot] > 0) == (entry.coefficient > 0) ? 1 : 0
        let room = value / entry.coefficient.magnitude
        if room < rooms[entry.column][lane] { rooms[entry.column][lane] = room }
      }
    }
  }

  /// Of all points at the ends of the directions, and of where they begin, takes the middle.
  private mutating func openDirections(_ freedoms: Buffer<UInt8>) -> Bool {
    steps.reset(to: freedoms.count, filling: 0)
    var count = 0.0
    for column in 0..<freedoms.count where freedoms[column] != 0 && !isOpen[column] {
      let room = rooms[column]
      if freedoms[column] & OptimalFace<Form>.up != 0, room[0] > RoundingNoise.coincidence {
        steps[column] = min(room[0], 1000)
      } else if freedoms[column] & OptimalFace<Form>.down != 0, room[1] > RoundingNoise.coincidence {
        steps[column] = -min(room[1], 1000)
      } else {
        continue
      }
      isOpen[column] = true
      count += 1
    }
    for column in 0..<steps.count { steps[column] /= count + 1 }
    return count > 0
  }

  func knowledge(
    of identity: Int32, _ simplex: LexicographicSimplex<Form>, _ freedoms: Buffer<UInt8>
  ) -> Knowledge {
    let tableau = simplex.tableau
    guard let slot = tableau.slot(of: identity) else {
      let column = ~tableau.places[identity]
      return moves[identity] ? .moves : freedoms[column] != 0 ? .doubtful : .stays
    }
    var result = Knowledge.stays
    for index in tableau.entryRange(of: slot) {
      if tableau.isNoise(tableau.entry(index).coefficient, inSlot: slot, simplex.rows.slope) { continue }
      let column = tableau.entry(index).column
      if moves[tableau.columnIdentities[column]] { return .moves }
      if freedoms[column] != 0 { result = .doubtful }
    }
    return result
  }
}
