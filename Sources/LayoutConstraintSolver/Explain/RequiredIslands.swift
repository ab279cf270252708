/// The required constraints cut into groups that share no variable but parameters: no conflict spans two.
struct RequiredIslands {
  /// The positions of each island's rows in the model, ascending; islands in order of their first row.
  private(set) var islands: [[Int]] = []

  /// The islands that some rows are on.
  func islands(with rows: Set<Int>) -> [[Int]] { islands.filter { !rows.isDisjoint(with: $0) } }

  init(_ model: Model) {
    var leaders = (0..<Int32(model.variableCount)).map { $0 }
    func leader(of variable: Int32) -> Int32 {
      var variable = variable
      while leaders[Int(variable)] != variable {
        leaders[Int(variable)] = leaders[Int(leaders[Int(variable)])]
        variable = leaders[Int(variable)]
      }
      return variable
    }
    let parameters =
      (0..<model.parameterCount).map { model.parameters[$0 + 1].variable }
      + model.fixed.elements.map(\.variable)
    /// A row's variables that are solved for; nil if there are none.
    func firstUnknown(ofRow row: Int) -> Int32? {
      for index in model.termRange(of: row) where !parameters.contains(model.terms[index].variable) {
        return model.terms[index].variable
      }
      return nil
    }
    let required = (0..<model.rows.count).filter { model.rows[$0].isRequired && !model.rows[$0].isRemoved }
    for row in required {
      guard let first = firstUnknown(ofRow: row) else { continue }
      for index in model.termRange(of: row) where !parameters.contains(model.terms[index].variable) {
        leaders[Int(leader(of: model.terms[index].variable))] = leader(of: first)
      }
    }
    var islandOfLeader: [Int32: Int] = [:]
    for row in required {
      guard let first = firstUnknown(ofRow: row) else {
        islands.append([row])
        continue
      }
      let key = leader(of: first)
      if let island = islandOfLeader[key] {
        islands[island].append(row)
      } else {
        islandOfLeader[key] = islands.count
        islands.append([row])
      }
    }
  }
}
