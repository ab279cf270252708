import Graphics
import Testing
import ViewTree

@testable import SnapshotStore

@Suite struct FailureMessageTests {
  private func message(_ findings: [(Device, [Finding])]) -> String {
    FailureMessage(
      name: SnapshotName(fileID: "AppTests/LoginTests.swift", function: "form()"),
      verdicts: findings.map { DeviceVerdict(device: $0.0, findings: $0.1) }
    ).description
  }

  @Test func message_ofAChangeOnSeveralDevices_saysItOnce() {
    let gone = FrameChange(path: "Form/ok", kind: .removed)
    func evidence(_ device: String, _ ending: String) -> Evidence {
      Evidence(
        expected: "/out/form/\(device).expected.\(ending)", actual: "/out/form/\(device).actual.\(ending)")
    }
    func differs(_ device: String) -> Finding {
      .framesDiffer([gone], evidence(device, "json"))
    }
    let box = PixelEdges(left: 1, top: 2, right: 3, bottom: 4)
    var pictures = evidence("4", "png")
    pictures.difference = "/out/form/4.diff.png"
    let pixels = Finding.pixelsDiffer(.pixels(count: 4, total: 9, within: box), pictures)
    #expect(
      message([
        (.iPhone4, [differs("4"), pixels]), (.iPhone15, []), (.iPhone5, [differs("5")]),
      ]) == #"""
        Snapshot form does not match on iPhone4, iPhone5.
          Form/ok: is no longer there (iPhone4, iPhone5)
          4 of 9 pixels differ, within x 1..<3, y 2..<4 (iPhone4)
        Look in /out/form/ at:
          4.expected.json 4.actual.json
          4.expected.png 4.actual.png 4.diff.png
          5.expected.json 5.actual.json
        If this is as it should be, record it:
          LAYOUT_SNAPSHOT_RECORD=failed swift test --filter 'AppTests\..*/form\b'
        """#)
  }

  @Test func message_ofARecording_namesTheFiles() {
    #expect(
      message([
        (
          .iPhone4,
          [.recorded(path: "/a.json", replacing: false), .recorded(path: "/a.png", replacing: true)]
        )
      ]) == """
        Snapshot form was recorded on iPhone4.
        No reference was found on disk. Automatically recorded snapshot:
          /a.json
        Recorded anew:
          /a.png
        """)
  }

  @Test func message_ofAMissingReference_tellsHowToRecord() {
    #expect(
      message([(.iPhone4, [.noReference(path: "/a.json")])]) == #"""
        Snapshot form does not match on iPhone4.
        No reference was found on disk, and the record mode writes none:
          /a.json
        If this is as it should be, record it:
          LAYOUT_SNAPSHOT_RECORD=missing swift test --filter 'AppTests\..*/form\b'
        """#)
  }
}
