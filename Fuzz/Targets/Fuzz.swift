import CLibFuzzer
import Foundation

/// Hands the target that the environment names in FUZZ_TARGET to libFuzzer, with the program's arguments.
///
/// The name is no argument, because libFuzzer calls the program again for some of its tasks.
@main
enum Fuzz {
  static func main() {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"]
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
      print("FUZZ_TARGET is one of \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
      exit(2)
    }
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(LLVMFuzzerRunDriver(&count, &arguments, target.run))
  }
}
