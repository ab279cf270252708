#if !canImport(Darwin)
  /// A stage that tells when it has ended or is cancelled.
  final class Counted<Output, Failure: Error>: Stage<Output, Failure, Output, Failure> {
    var onClose: (() -> Void)?

    override func didClose() {
      onClose?()
      onClose = nil
    }
  }
#endif
