import Testing

@testable import LayoutSnapshotStore

@Suite struct AcceptCommandTests {
  @Test func folders_asUsual_areNotNamed() {
    let roots = ManifestRoots(package: "/home/me/app", artifacts: "/home/me/app/.build/layout-snapshots")
    let command = AcceptCommand(roots, isInPackage: true, references: nil).text(accepting: "T/S/t")
    #expect(command == "swift package --allow-writing-to-package-directory layout-snapshot accept 'T/S/t'")
    #expect(command == AcceptCommand.usual(accepting: "T/S/t"))
  }

  @Test func folders_areQuoted() {
    let roots = ManifestRoots(package: "/it's", artifacts: "/tmp/a b")
    #expect(
      AcceptCommand(roots, isInPackage: false, references: "/r").text(accepting: "T/S/t")
        == #"layout-snapshot accept --package '/it'\''s' --artifacts '/tmp/a b' --references '/r' 'T/S/t'"#)
  }
}
