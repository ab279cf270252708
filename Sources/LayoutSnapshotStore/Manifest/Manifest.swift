/// What one process has left: who it was, and its lines in the order in which they were written.
package struct Manifest: Hashable, Sendable {
  /// The process; none where the first line is lost.
  package let run: RunRecord?
  package let results: [SnapshotResult]
  package let claims: [ClaimRecord]
  package let coverage: [CoverageRecord]
  /// The lines that could not be read, by number from 1, such as a last one that a full disk cut off.
  package let damages: [Int: ManifestError]

  /// Reads a manifest and keeps every line that is whole.
  package init(jsonLines bytes: [UInt8]) {
    var (run, damages): (RunRecord?, [Int: ManifestError]) = (nil, [:])
    var (results, claims): ([SnapshotResult], [ClaimRecord]) = ([], [])
    var coverage: [CoverageRecord] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      do throws(ManifestError) {
        switch try ManifestLine(json: line) {
        case .run(let record): run = run ?? record
        case .result(let result): results.append(result)
        case .claim(let claim): claims.append(claim)
        case .coverage(let record): coverage.append(record)
        }
      } catch { damages[index + 1] = error }
    }
    self.run = run
    self.results = results
    self.claims = claims
    self.coverage = coverage
    self.damages = damages
  }
}
