import LayoutSnapshotCanvas

/// The example of `Documentation/Canvas.md`. It would serve for ever, so that it is only compiled.
func serveTheExample() throws(CanvasError) -> Never {
  try LayoutCanvas.serve(["Login": { LoginView() }, "Settings": { SettingsController() }])
}

private final class LoginView: View {}
private final class SettingsController: ViewController {}
