import Foundation
import LayoutSnapshotSources
import RandomNumbers
import TestTools
import Testing

/// Sources that chance has changed: each is refused, or its copy is sound.
@Suite struct MutationTests {
  private static let sources: [[UInt8]] = [
    """
    let a = 1; import UIKit
    #if os(iOS)
    @objc protocol Delegate: NSObjectProtocol { @objc optional func height(_ x: Int) -> CGFloat }
    #endif
    @objcMembers final class Screen: UIViewController {
      @IBOutlet weak var label: UILabel!, other: UILabel!
      required init?(coder: NSCoder) { super.init(coder: coder) }
      @IBAction func tap(_ sender: UIButton) { print("a \\(x + "b\\(c)") \\(#selector(self.tap(_:)))") }
      func f() { let h = delegate?.height?(1) ?? 2; let r = b ?? /a"/; let s = #"raw \\#(x) "# as NSString }
    }
    extension Screen { override func viewDidLoad() { super.viewDidLoad() } } /* end /* of */ it */
    class Inner: Screen { override func g(_ x: Int) { Bundle.main.path(forResource: "a", ofType: "b") } }
    class Other: UIViewController { override func dress(_ x: Int) -> Int? { super.dress(x) } }
    """,
    """
    #if DEBUG
    extension Screen {
      override var c: Int { get { 1 } set { d = newValue } }
      @objc func g(_ x: Int) { timer(selector: "save:") }
    }
    #elseif os(iOS)
    extension Screen {
      override class var e: Int {
        willSet(x) { g() }
        didSet { h(oldValue) }
      }
      @IBAction private func save(_ sender: Any) {}
    }
    #endif
    extension UIViewController { @objc open func dress(_ x: Int = 1) -> Int? { x } }
    """,
  ].map { Array($0.utf8) }

  @Test func mutatedSources_areRefused_orTheirCopiesAreSound() { expectSoundCopies(seed: 7, rounds: 400) }

  @Test(.thorough(.takesMinutes)) func moreMutatedSources_areRefused_orTheirCopiesAreSound() {
    expectSoundCopies(seed: 8, rounds: 2000)
  }

  /// Whatever is left out, the rest can be read and has its lines.
  private func expectParts(of bytes: [UInt8], _ random: inout SplitMix) {
    guard let parts = LeftOutParts(bytes) else { return }
    let lines = bytes.count { $0 == UInt8(ascii: "\n") }
    var names: Set<String> = []
    for _ in 0..<3 {
      names.formUnion(
        parts.names(line: random.below(lines + 2), column: random.below(80)).prefix(random.below(3) + 1))
    }
    let rest = parts.bytes(without: names)
    #expect(LeftOutParts(rest) != nil)
    #expect(rest.count { $0 == UInt8(ascii: "\n") } == lines + (rest == bytes ? 0 : 2))
  }

  private func expectSoundCopies(seed: UInt64, rounds: Int) {
    var random = SplitMix(seed: seed)
    var refused = 0
    for _ in 0..<rounds {
      var sources = Self.sources
      let number = random.below(2)
      for _ in 0..<random.below(6) + 1 { Self.mutate(&sources[number], &random) }
      let all = sources.enumerated().map { (path: "\($0.offset).swift", bytes: $0.element) }
      let context = TargetContext(of: all)
      for (path, bytes) in all {
        guard let prepared = try? Preparation.source(bytes, path: path, context: context) else {
          refused += 1
          continue
        }
        expectParts(of: bytes, &random)
        #expect(prepared.isReadable)
        #expect(prepared.firstLostLine(of: bytes) == nil)
        #expect(
          (try? Preparation.prepare(bytes, path: path, context: TargetContext(of: all))) == prepared.bytes)
      }
    }
    #expect(refused > rounds / 20)
    #expect(refused < rounds)
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let place = random.below(bytes.count)
    switch random.below(3) {
    case 0: bytes.remove(at: place)
    case 1: bytes[place] = UInt8(random.below(256))
    default:
      bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 9)], at: random.below(bytes.count))
    }
  }
}
