#if !canImport(Darwin)
  import Foundation
  import Testing
  import UIKitLogging

  /// Signposts leave no trace, but what they measure runs.
  @Suite struct SignpostTests {
    private let log = OSLog(subsystem: "com.example.lakes", category: .pointsOfInterest)

    @Test func signposts_ofEveryKind_compile() {
      let id = OSSignpostID(log: log)
      os_signpost(.begin, log: log, name: "Load")
      os_signpost(.event, dso: #dsohandle, log: log, name: "Load", signpostID: id)
      os_signpost(.end, log: log, name: "Load", signpostID: id, "%d of %@", 3, "lakes")
      os_signpost(.animationBegin, log: log, name: "Scroll")
    }

    @Test func identifiers_areToldApart() {
      let object = NSObject()
      #expect(OSSignpostID(log: log) != OSSignpostID(log: log))
      #expect(OSSignpostID(log: log, object: object) == OSSignposter().makeSignpostID(from: object))
      #expect(OSSignposter().makeSignpostID() < .invalid && .null < OSSignposter().makeSignpostID())
      #expect(OSSignpostID(7).rawValue == 7 && OSSignpostID.exclusive != .null)
    }

    @Test func signposter_callsWhatItMeasures() throws {
      struct Refusal: Error {}
      let signposter = OSSignposter(subsystem: "com.example.lakes", category: "network")
      #expect(signposter.withIntervalSignpost("Load") { 3 } == 3)
      #expect(signposter.withIntervalSignpost("Load", id: signposter.makeSignpostID(), "\(1)") { 4 } == 4)
      #expect(throws: Refusal.self) { try signposter.withIntervalSignpost("Load") { throw Refusal() } }
    }

    @Test func intervals_beginAndEnd() throws {
      for signposter in [OSSignposter(), .disabled, OSSignposter(logHandle: log)] {
        #expect(!signposter.isEnabled)
        signposter.emitEvent("Load")
        let state = signposter.beginInterval("Load", id: signposter.makeSignpostID())
        signposter.endInterval("Load", state)
        signposter.endInterval("Load", signposter.beginInterval("Load", "\(1) lake"), "\(2) lakes")
        let scroll = signposter.beginAnimationInterval("Scroll")
        let stored = try JSONEncoder().encode(scroll)
        signposter.endInterval("Scroll", try JSONDecoder().decode(OSSignpostIntervalState.self, from: stored))
      }
    }
  }
#endif
