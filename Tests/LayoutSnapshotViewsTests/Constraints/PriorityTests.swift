import Testing
import LayoutSnapshotViews

@Suite struct PriorityTests {
  @Test func priority_isCountedWith() {
    #expect(LayoutPriority.required - 1 == LayoutPriority(999))
    #expect(.defaultLow + 0.5 == LayoutPriority(250.5))
    var priority = LayoutPriority.defaultHigh
    priority += 2
    priority -= 1
    #expect(priority.rawValue == 751)
  }
}
