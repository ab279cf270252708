import LayoutSnapshotSources
import Testing

/// What can be left out of a source by itself, and what is left then.
struct LeftOutPartTests {
  private static let cart = #"""
    \#("import") UIKit
    \#("import") PaymentKit

    final class CartController: UIViewController, PaymentDelegate, UITableViewDataSource {
      @IBOutlet weak var badge: PaymentBadge!
      private let client = PaymentClient()
      var names: [String] = PaymentClient.names
      lazy var table: UITableView = {
        let table = UITableView()
        table.pay.style = .card
        return table
      }()
      var total: Int {
        didSet {
          client.total = total
          title = "\(total)"
        }
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        client
          .load(with: names) { [weak self] result in
            guard let self else { return }
            self.names = result.names; self.show()
          }
        if client.isReady {
          show()
        } else {
          title = "Empty"
        }
        title = "Cart"
      }

      func price(of name: String) -> Int {
        switch name {
        case "a", "b": return client.price(name)
        default:
          break
        }
        return 0
      }

      func maker() -> Maker { Maker(client) }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    }
    """#

  /// What is left of a declaration, which is as wide.
  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// The names of the parts around the first place of a text, the innermost first.
  private func names(at text: String, in source: String = cart) throws -> [String] {
    let parts = try #require(LeftOutParts(Array(source.utf8)))
    let range = try #require(source.firstRange(of: text))
    let before = source[..<range.lowerBound]
    let line = before.split(separator: "\n", omittingEmptySubsequences: false).count
    let column = (before.split(separator: "\n", omittingEmptySubsequences: false).last?.utf8.count ?? 0) + 1
    return parts.names(line: line, column: column)
  }

  private func text(without names: Set<String>, of source: String = cart) throws -> String {
    let parts = try #require(LeftOutParts(Array(source.utf8)))
    return String(decoding: parts.bytes(without: names), as: UTF8.self)
  }

  @Test(arguments: [
    ("PaymentKit", ["import PaymentKit"]),
    ("PaymentDelegate", ["class CartController: PaymentDelegate", "class CartController"]),
    ("PaymentBadge", ["CartController.badge: UIView", "CartController.badge", "class CartController"]),
    ("PaymentClient()", ["CartController.client", "class CartController"]),
    ("PaymentClient.names", ["CartController.names = ...", "CartController.names", "class CartController"]),
    (
      "pay.style",
      ["CartController.table { table.pay.style = .card }", "CartController.table", "class CartController"]
    ),
    (
      "client.total",
      [
        "CartController.total.didSet { client.total = total }", "CartController.total.didSet { ... }",
        "CartController.total", "class CartController",
      ]
    ),
    (
      "load(with",
      [
        "CartController.viewDidLoad() { client }", "CartController.viewDidLoad() { ... }",
        "CartController.viewDidLoad()", "class CartController",
      ]
    ),
    (
      "result.names",
      [
        "CartController.viewDidLoad() { self.names = result.names }",
        "CartController.viewDidLoad() { client }",
        "CartController.viewDidLoad() { ... }", "CartController.viewDidLoad()", "class CartController",
      ]
    ),
    (
      "isReady",
      [
        "CartController.viewDidLoad() { if client.isReady { }", "CartController.viewDidLoad() { ... }",
        "CartController.viewDidLoad()", "class CartController",
      ]
    ),
    (
      "client.price",
      [
        "CartController.price(of:) { return client.price(name) }",
        "CartController.price(of:) { switch name { }",
        "CartController.price(of:) { ... }", "CartController.price(of:)", "class CartController",
      ]
    ),
    // Nothing can be given in place of what it makes.
    ("Maker(client)", ["CartController.maker()", "class CartController"]),
    ("Maker {", ["CartController.maker()", "class CartController"]),
  ])
  func partsAroundAPlace_theInnermostFirst(place: String, names: [String]) throws {
    #expect(try self.names(at: place) == names)
  }

  @Test func whatIsLeft_standsInItsLines() throws {
    let names: Set = [
      "import PaymentKit", "class CartController: PaymentDelegate", "CartController.badge: UIView",
      "CartController.client", "CartController.names = ...",
      "CartController.table { table.pay.style = .card }",
      "CartController.total.didSet { client.total = total }",
      "CartController.viewDidLoad() { client }", "CartController.viewDidLoad() { if client.isReady { }",
      "CartController.price(of:) { return client.price(name) }", "CartController.maker()",
    ]
    let expected = #"""
      \#("import") UIKit
      \#(Self.spaces(17))

      final class CartController: UIViewController, UITableViewDataSource {
        @IBOutlet weak var badge: UIView!
        \#(Self.spaces(36))
        var names: [String] = _leftOutValue("CartController.names = ...")
        lazy var table: UITableView = {
          let table = UITableView()
          _leftOut("CartController.table { table.pay.style = .card }")
          return table
        }()
        var total: Int {
          didSet {
            _leftOut("CartController.total.didSet { client.total = total }")
            title = "\(total)"
          }
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          _leftOut("CartController.viewDidLoad() { client }")




          _leftOut("CartController.viewDidLoad() { if client.isReady { }")




          title = "Cart"
        }

        func price(of name: String) -> Int {
          switch name {
          case "a", "b": return _leftOutValue("CartController.price(of:) { return client.price(name) }")
          default:
            break
          }
          return 0
        }

        \#(Self.spaces(39))

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
      }
      \#("import") UIKit

      """#
    let lines = try text(without: names).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines == expected.split(separator: "\n", omittingEmptySubsequences: false))
  }

  @Test func partsWithinParts_goWithThem() throws {
    let source = "class A { func f() { g { h() } } }"
    let names: Set = ["A.f() { ... }", "A.f() { g { h() } }", "A.f() { h() }"]
    #expect(
      try text(without: names, of: source)
        == #"class A { func f() { _leftOut("A.f() { ... }") } }"# + "\nimport UIKit\n")
    #expect(try text(without: ["A.g()"], of: source) == source)
  }

  /// A line that goes on with the one before begins no statement.
  @Test(arguments: [
    ("let a =\n  b + c", 1), ("a\n  .b()", 1), ("a ?\n b : c", 1), ("a\n  ? b\n  : c", 1), ("f(\n  a\n)", 1),
    ("a!\nb", 2), ("a\n-b", 2), ("a\n- b", 1), ("if a {\n}\nelse {\n}\nb", 2), ("do {} catch {}\nf()", 2),
    ("@objc\nfunc f() {}", 1), ("@available(iOS 13, *)\nfunc f() {}\ng()", 2), ("return\n", 0),
    ("a; b", 2), ("#if DEBUG\na\n#endif\nb", 2), ("guard let a,\n  let b\nelse { return }\nc()", 2),
    ("x as\n Int\ny", 2), ("a(\"\"\"\n  \\(b {\n  c\n  })\n\"\"\")\nd", 2), ("[1].map { $0 }\n(a, b) = c", 2),
  ])
  func statements_endWhereSwiftEndsThem(code: String, count: Int) throws {
    let source = "func f() {\n\(code)\n}"
    let parts = try #require(LeftOutParts(Array(source.utf8)))
    var found: Set<String> = []
    for line in 1...10 {
      for column in 1...20 {
        // The statement that stands in the function itself is the last one before its body.
        let names = parts.names(line: line, column: column)
        if let body = names.firstIndex(of: "f() { ... }"), body > 0 { found.insert(names[body - 1]) }
      }
    }
    #expect(found.count == count, "\(found)")
  }

  @Test func whatAnInitializerNeeds_staysOrGoesWithIt() throws {
    let source = """
      class A: B {
        init(frame: CGRect) {
          super.init(frame: pay(frame))
          pay()
        }
      }
      """
    #expect(try names(at: "pay(frame)", in: source) == ["A.init(frame:)", "class A"])
    #expect(try names(at: "pay()", in: source).first == "A.init(frame:) { pay() }")
    // What calls super has a class before it, and names tell of others.
    #expect(try names(at: "B {", in: source) == ["class A"])
    #expect(try names(at: "PayView", in: "class A: PayView, B {}") == ["class A"])
    #expect(try names(at: "PayView", in: "struct A: PayView, B {}").first == "struct A: PayView")
  }

  @Test func declarationsOfOneName_haveNumbers() throws {
    let source =
      "struct A {\n  func f(a: Int) {}\n  func f(a: Pay) {}\n}\nextension A {}\nextension A: Payable {}"
    #expect(try names(at: "Pay)", in: source).first == "A.f(a:) #2")
    #expect(try names(at: "Payable", in: source).first == "extension A #2: Payable")
    let parts = try #require(LeftOutParts(Array(source.utf8)))
    #expect(parts.conformance(to: "Payable", line: 6, column: 11) == "extension A #2: Payable")
    #expect(parts.types(in: ["struct A", "extension A"]) == ["A"])
  }

  @Test func depth_isBounded() throws {
    let source =
      String(repeating: "class A { ", count: 20_000) + "func f() "
      + String(repeating: "{ if a ", count: 20_000)
      + String(repeating: "}", count: 40_000)
    #expect(LeftOutParts(Array(source.utf8)) != nil)
  }

  /// Whatever is left out, the rest can be read and has its lines.
  @Test func everyPart_canGo() throws {
    let parts = try #require(LeftOutParts(Array(Self.cart.utf8)))
    let lines = Self.cart.utf8.count { $0 == UInt8(ascii: "\n") }
    for line in 1...lines {
      for name in parts.names(line: line, column: 200) {
        let rest = parts.bytes(without: [name])
        #expect(LeftOutParts(rest) != nil, "\(name)")
        #expect(rest.count { $0 == UInt8(ascii: "\n") } == lines + 2, "\(name)")
      }
    }
    #expect(parts.share(of: ["class CartController"]) == 1)
    #expect(parts.share(of: ["import PaymentKit"]) == 0)
  }
}
