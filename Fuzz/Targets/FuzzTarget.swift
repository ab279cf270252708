import Foundation

/// One thing that reads bytes of others.
///
/// Any bytes are read, or refused with a typed error. A promise that does not hold is a trap, which libFuzzer reports
/// like a crash, together with the bytes.
struct FuzzTarget {
  let name: String
  let run: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

  static let all = [
    FuzzTarget(name: "diff") { start, count in
      PictureTarget.compare(UnsafeRawBufferPointer(start: start, count: count))
      return 0
    },
    FuzzTarget(name: "document") { start, count in
      DocumentTarget.read(text(start, count))
      return 0
    },
    FuzzTarget(name: "font") { start, count in
      FontTarget.read(Array(UnsafeBufferPointer(start: start, count: count)))
      return 0
    },
    FuzzTarget(name: "jpeg") { start, count in
      PhotoTarget.decode(Array(UnsafeBufferPointer(start: start, count: count)))
      return 0
    },
    FuzzTarget(name: "layout") { start, count in
      LayoutTarget.read(text(start, count))
      return 0
    },
    FuzzTarget(name: "manifest") { start, count in
      ManifestTarget.read(Array(UnsafeBufferPointer(start: start, count: count)))
      return 0
    },
    FuzzTarget(name: "png") { start, count in
      PictureTarget.decode(UnsafeRawBufferPointer(start: start, count: count))
      return 0
    },
    FuzzTarget(name: "sources") { start, count in
      SourcesTarget.read(Array(UnsafeBufferPointer(start: start, count: count)))
      return 0
    },
    FuzzTarget(name: "vector") { start, count in
      VectorTarget.read(Array(UnsafeBufferPointer(start: start, count: count)))
      return 0
    },
    FuzzTarget(name: "solver") { start, count in
      let bytes = UnsafeBufferPointer(start: start, count: count)
      var session = SolverSession(input: SolverInput(bytes: bytes), prints: getenv("FUZZ_PRINT") != nil)
      session.run()
      return 0
    },
  ]

  private static func text(_ start: UnsafePointer<UInt8>?, _ count: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
