import Foundation
import Testing

@testable import LinuxApp

@Suite struct VisitsTests {
  @Test func model_withoutUIKit_isToldAndUndoes() {
    let visits = Visits()
    for _ in 1...2 { NotificationCenter.default.post(name: Visits.happened, object: visits) }
    #expect(visits.count == 2)
    visits.undo()
    #expect(visits.count < 2)
    #expect(visits.duration(of: 3900) == "1h 5m")
  }
}
