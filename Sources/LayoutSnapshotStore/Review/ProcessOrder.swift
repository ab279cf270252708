/// Which of the processes of one machine saw an assertion later.
///
/// Clocks go back, so none is asked. The ledger of a run has its processes' notes in the order in which they were written. Of
/// processes of different runs, one is later if it began after the other one had ended, as the folder of artifacts counts
/// (``RunLedger/sequence``). Of those that were at work together nobody can say it.
struct ProcessOrder {
  /// What ledgers say of a process.
  private struct Span {
    /// Its run; none where no ledger is known.
    var ledger: String?
    /// Where the ledger names it.
    var place: Int?
    var begun: Int
    var ended: Int
    /// Where the ledger notes each assertion's last result that it saw.
    var notes: [String: Int] = [:]
  }

  /// By the name of the process's manifest.
  private var spans: [String: Span] = [:]

  /// An assertion that passed at last in a run.
  private struct Pass {
    let ledger: String
    let begun: Int
  }

  /// By assertion.
  private var passes: [String: [Pass]] = [:]

  /// - Parameters:
  ///   - ledgers: those of the machine.
  ///   - processes: the manifests of the machine's processes.
  init(_ ledgers: [ManifestFile], _ processes: [ManifestFile]) {
    var known: [String: [String: Span]] = [:]
    for file in ledgers {
      guard let run = file.manifest.run?.run else { continue }
      let spans = Self.spans(of: file, run)
      known[run] = spans
      for (id, note) in file.manifest.lastNotes where note.hasPassed {
        let begun = note.process.flatMap { spans[$0]?.begun } ?? file.sequence
        passes[id, default: []].append(Pass(ledger: run, begun: begun))
      }
    }
    for file in processes {
      // A ledger that is gone was removed by a process that began when all of its run had ended.
      let alone = Span(begun: file.sequence, ended: file.sequence)
      spans[file.name] = file.manifest.run?.run.flatMap { known[$0]?[file.process] } ?? alone
    }
  }

  /// The processes that a ledger names.
  private static func spans(of file: ManifestFile, _ run: String) -> [String: Span] {
    var spans: [String: Span] = [:]
    for (place, record) in file.manifest.begun.enumerated() {
      // Who did not end may have been at work until now. Earlier versions say nothing.
      let isCounted = record.sequence != nil
      let begun = record.sequence ?? file.sequence
      spans[record.process] = Span(
        ledger: run, place: place, begun: begun, ended: isCounted ? .max : begun)
    }
    for record in file.manifest.ended {
      if let number = record.sequence { spans[record.process]?.ended = number }
    }
    for (index, note) in file.manifest.notes.enumerated() where !note.hasPassed {
      if let process = note.process { spans[process]?.notes[note.id] = index }
    }
    return spans
  }

  /// Whether what a manifest says of an assertion is known to be older than what another one says.
  func isOlder(_ id: String, in file: ManifestFile, than other: ManifestFile) -> Bool {
    guard let one = spans[file.name], let two = spans[other.name] else { return false }
    guard one.ledger != nil, one.ledger == two.ledger else { return one.ended < two.begun }
    if let first = one.notes[id], let second = two.notes[id] { return first < second }
    return one.place.flatMap { first in two.place.map { first < $0 } } ?? false
  }

  /// Whether an assertion has passed since a manifest said something of it.
  func hasPassed(_ id: String, since file: ManifestFile) -> Bool {
    let span = spans[file.name]
    return passes[id, default: []].contains { pass in
      pass.ledger == span?.ledger || pass.begun > (span?.ended ?? 0)
    }
  }
}
