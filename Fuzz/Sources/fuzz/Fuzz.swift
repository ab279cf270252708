import CLibFuzzer
import Foundation
import PictureWorkloads

/// Hands one of the targets to libFuzzer: `fuzz TARGET [libFuzzer's arguments]`.
@main
enum Fuzz {
  private struct Target {
    let name: String
    let run: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  }

  private static let targets = [
    Target(name: "png") { start, count in
      PictureFuzzing.decode(UnsafeRawBufferPointer(start: start, count: count))
      return 0
    },
    Target(name: "diff") { start, count in
      PictureFuzzing.compare(UnsafeRawBufferPointer(start: start, count: count))
      return 0
    },
  ]

  static func main() {
    let name = CommandLine.arguments.dropFirst().first
    guard let target = targets.first(where: { $0.name == name }) else {
      let names = targets.map(\.name).joined(separator: "|")
      FileHandle.standardError.write(Data("usage: Scripts/fuzz-pictures [SECONDS] [\(names)]\n".utf8))
      exit(2)
    }
    // libFuzzer takes the first argument for the program's name.
    var count = CommandLine.argc - 1
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
    exit(LLVMFuzzerRunDriver(&count, &arguments, target.run))
  }
}
