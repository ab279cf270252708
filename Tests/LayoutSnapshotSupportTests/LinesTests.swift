import LayoutSnapshotSupport
import Testing

@Suite struct LinesTests {
  @Test(arguments: ["", "\n", "a", "a\n", "a\nb", "\na\n\nbc\n"])
  func lines_areThoseBetweenTheEnds(text: String) {
    let bytes = Array(text.utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lineRanges(bytes).map { String(decoding: bytes[$0], as: UTF8.self) } == lines)
    let measured = measuredLines(bytes)
    #expect(measured.ends == lines.count - 1)
    #expect(measured.longest == lines.map(\.utf8.count).max())
  }

  @Test func lines_fromAPlaceOn_areTheLast() {
    let bytes = Array("one\ntwo\nthree".utf8)
    #expect(lineRanges(bytes, from: 4) == [4..<7, 8..<13])
    #expect(lineRanges(bytes, from: 13) == [13..<13])
  }
}
