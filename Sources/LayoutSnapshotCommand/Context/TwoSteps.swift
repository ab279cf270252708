import LayoutSnapshotStore

/// How to do in two steps what a command cannot do with a program: run the tests first, so that they note something in a
/// folder, and then read the folder.
package struct TwoSteps: Hashable, Sendable {
  /// The variable that tells tests about the folder.
  let variable: EnvironmentVariable
  /// The command, and its option that names the folder.
  let command: String
  let option: String

  /// Both commands.
  func text(_ program: [String], calledAs name: String) -> String {
    let folder = ".build/\(option)"
    return "\(variable.rawValue)=\(folder) \(program.joined(separator: " ")); "
      + "\(name) \(command) --\(option) \(folder)"
  }
}
