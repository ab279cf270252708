import LayoutSnapshotSources
import RandomNumbers
import Testing

struct MutationTests {
  private static let source = """
    let a = 1; import UIKit
    #if os(iOS)
    @objc protocol Delegate: NSObjectProtocol { @objc optional func height(_ x: Int) -> CGFloat }
    #endif
    @objcMembers final class Screen: UIViewController {
      @IBOutlet weak var label: UILabel!
      required init?(coder: NSCoder) { super.init(coder: coder) }
      @IBAction func tap(_ sender: UIButton) { print("a \\(x + "b\\(c)") \\(#selector(self.tap(_:)))") }
      func f() { let h = delegate?.height?(1) ?? 2; let r = /a[/]b/; let s = #"raw \\#(x) "# as NSString }
    }
    extension Screen { override func viewDidLoad() { super.viewDidLoad() } } /* end /* of */ it */
    """

  /// Nothing that a source can hold may end the process.
  @Test func mutatedSources_areReadOrRefused() {
    var random = SplitMix(seed: 7)
    let whole = Array(Self.source.utf8)
    var refused = 0
    for _ in 0..<4000 {
      var bytes = whole
      for _ in 0..<random.below(6) + 1 {
        let place = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8(random.below(256))
        default:
          bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 9)], at: random.below(bytes.count))
        }
      }
      do {
        _ = try Preparation.prepare(bytes, path: "a.swift", context: TargetContext(of: [("a.swift", bytes)]))
      } catch { refused += 1 }
    }
    #expect(refused > 100)
    #expect(refused < 3900)
  }
}
