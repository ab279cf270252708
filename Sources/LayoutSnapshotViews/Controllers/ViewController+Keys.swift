extension ViewController {
  /// Adds a key command. There are no keys; ``UIResponder/keyCommands`` is what an app overrides.
  public final func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Removes a key command.
  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}
