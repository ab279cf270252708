import SolverWorkloads

/// A line of the feed: a system and what our solver made of it after each step.
struct OracleCase: Codable {
  var system: RandomSystem
  var answers: [SystemAnswer]
}
