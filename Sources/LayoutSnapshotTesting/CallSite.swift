/// The place in a test that asks for a snapshot, where failures are reported.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}
