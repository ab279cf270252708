/// The place in a test that asks for a snapshot: it gives the snapshot its name, and failures their line.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let function: String
  let line: UInt
  let column: UInt
}
