import Foundation
import Testing
import UIKitServices

/// A device without biometry and passcode.
@Suite struct AuthenticationTests {
  @Test func noPolicyCanBeEvaluated_andTheErrorSaysWhy() {
    let context = LAContext()
    /// Why the policy cannot be evaluated.
    func reason(_ policy: LAPolicy) -> NSError? {
      var error: NSError?
      let isPossible = unsafe context.canEvaluatePolicy(policy, error: &error)
      return isPossible ? nil : error
    }
    let biometry = reason(.deviceOwnerAuthenticationWithBiometrics)
    #expect(biometry?.domain == "com.apple.LocalAuthentication")
    #expect(biometry?.code == LAError.biometryNotAvailable.rawValue && biometry?.code == -6)
    let owner = reason(.deviceOwnerAuthentication)
    #expect(owner?.code == LAError.passcodeNotSet.rawValue && owner?.code == -5)
    let isPossible = unsafe context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)
    #expect(!isPossible)
    #expect(context.biometryType == .none && context.evaluatedPolicyDomainState == nil)
  }

  @Test func evaluating_neverAnswers() async {
    let context = LAContext()
    var calls = 0
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open") { _, _ in calls += 1 }
    #expect(calls == 0)
    let task = Task {
      try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open")
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func errors_matchTheirReasons() {
    func reason(_ error: any Error) -> String {
      switch error {
      case LAError.userCancel: "cancel"
      case LAError.userFallback: "fallback"
      case UNError.attachmentCorrupt: "corrupt"
      default: "other"
      }
    }
    #expect(reason(LAError(.userCancel)) == "cancel" && reason(LAError(.userFallback)) == "fallback")
    #expect(reason(NSError(domain: LAErrorDomain, code: -2)) == "cancel")
    #expect(reason(NSError(domain: "other", code: -2)) == "other" && reason(LAError(.appCancel)) == "other")
    #expect(reason(UNError(.attachmentCorrupt)) == "corrupt")
    #expect((LAError(.userCancel) as NSError).code == -2)
    let told = LAError(.userCancel, userInfo: [NSLocalizedDescriptionKey: "Not now"])
    #expect(told.localizedDescription == "Not now" && told.errorUserInfo.count == 1)
    #expect(told.errorCode == Int(kLAErrorUserCancel) && kLAErrorTouchIDLockout == -8)
    #expect(LABiometryType.faceID.rawValue == 2 && LAPolicy.deviceOwnerAuthentication.rawValue == 2)
  }
}
