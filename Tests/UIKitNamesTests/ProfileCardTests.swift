import Testing

@testable import LayoutSnapshotViews

@Suite struct ProfileCardTests {
  @Test func appCode_compilesAndDraws() throws {
    let card = ProfileCard(frame: .zero)
    let dark = "\(try card.solvedTree(on: .iPhone4.with(.dark)).displayList)"
    #expect(dark.contains("border 0 0 640 960 round 32 32 0 0 width 1 #54545899"))
    #expect(dark.contains("gradient 0,480 640,480 0/65536 #007AFF 49152/65536 #00000000"))
    #expect(dark.contains("shadow path M 0,32 C "))
    let light = "\(try card.solvedTree(on: .iPhone4).displayList)"
    #expect(light.contains("border 0 0 640 960 round 32 32 0 0 width 1 #3C3C434A"))
  }
}
