import Testing

@testable import LayoutSnapshotStore

@Suite struct ClaimTests {
  private let one = Claims.Claimant(site: Claims.Site(file: "a", line: 1, column: 2))
  private let other = Claims.Claimant(site: Claims.Site(file: "a", line: 3, column: 2))

  @Test func claims_areByPathAndCall() {
    let claims = Claims()
    #expect(claims.claim(["/x/a.png", "/x/b.png"], for: one, fingerprint: 1) == .first)
    #expect(
      claims.claim(["/x/c.png", "/x/A.PNG"], for: other, fingerprint: 1) == .taken(path: "/x/A.PNG", by: one))
    #expect(claims.claim(["/x/c.png"], for: other, fingerprint: 1) == .first)
    #expect(claims.mayRecord("1", at: "/x/a.png"))
    #expect(claims.mayRecord("1", at: "/x/a.png"))
    #expect(!claims.mayRecord("2", at: "/x/a.png"))
  }

  @Test func claims_ofOneCall_tellWhetherTheSnapshotIsTheSame() {
    let claims = Claims()
    func claim(_ path: String, _ fingerprint: Int) -> Claims.Answer {
      claims.claim([path], for: one, fingerprint: fingerprint)
    }
    #expect(claim("/a", 7) == .first)
    #expect(claim("/a", 7) == .again(Repetition(number: 2, isDifferent: false, wasRecorded: false)))
    let third = Repetition(number: 3, isDifferent: true, wasRecorded: false)
    #expect(claim("/a", 8) == .again(third))
    #expect(third.isOfAnother)
    #expect(claims.mayRecord("1", at: "/a"))
    let fourth = Repetition(number: 4, isDifferent: true, wasRecorded: true)
    #expect(claim("/a", 8) == .again(fourth))
    #expect(!fourth.isOfAnother)
    #expect(fourth.text.contains("first and the 4th snapshot"))
  }

  @Test func claims_ofCasesWithOtherArguments_areRefused() {
    let claims = Claims()
    let cases = ["a/b", "a b"].map { Claims.Claimant(site: one.site, arguments: $0) }
    #expect(claims.claim(["/a-b"], for: cases[0], fingerprint: 1) == .first)
    #expect(claims.claim(["/a-b"], for: cases[1], fingerprint: 1) == .taken(path: "/a-b", by: cases[0]))
    #expect(
      claims.claim(["/a-b"], for: cases[0], fingerprint: 1)
        == .again(Repetition(number: 2, isDifferent: false, wasRecorded: false)))
  }

  @Test(arguments: [
    ("5F1C8E0A-93D4-4B7E-8C55-0C7F3D0B6A11", "a UUID"),
    ("id 5f1c8e0a-93d4-4b7e-8c55-0c7f3d0b6a11!", "a UUID"),
    ("2026-11-22 10:20:14 +0000", "a date"), ("at 2026-11-22T10:20:14Z", "a date"),
    ("<Foo: 0x00007f8a1c004020>", "an address in memory"),
  ])
  func argument_thatChangesWithEveryRun_isSeen(words: String, name: String) {
    #expect(changingPart(of: words) == name)
  }

  @Test(arguments: ["", "iPhone15", "2026-11-22", "10:20:14", "0xFF", "5F1C8E0A-93D4-4B7E-8C55-0C7F3D0B6A1"])
  func argument_thatStays_isFine(words: String) { #expect(changingPart(of: words) == nil) }
}
