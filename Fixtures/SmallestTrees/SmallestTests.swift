import LayoutSnapshotTesting
import Testing

/// The smallest trees that failures have left, as their code makes them: each fails the check that it was made for.
@Suite struct SmallestTests {
  @Test func mirror() { expectLayout(of: MirrorTree(), on: .iPhone5) { $0.mirrorsInRightToLeft } }

  @Test func order() { expectLayout(of: OrderTree(), on: .iPhone5) { $0.doesNotDependOnOrder } }

  @Test func growth() { expectLayout(of: GrowthTree(), on: .iPhone5) { $0.growsWithText } }
}
