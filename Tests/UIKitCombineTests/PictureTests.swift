#if !canImport(Darwin)
  import Foundation
  import LayoutSnapshotTesting
  import Testing
  import UIKitCombine

  /// What an app puts off by Combine is in the next picture, and in the frames of the next layout.
  @Suite struct PictureTests {
    private final class Model {
      @Published var name = "Nobody"
    }

    /// A label between the edges of its view, bound as apps bind theirs.
    private final class Banner: View {
      let label = Label()
      private var subscriptions: Set<AnyCancellable> = []

      init(_ model: Model) {
        super.init(frame: .zero)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.accessibilityIdentifier = "name"
        addSubview(label)
        label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        label.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor).isActive = true
        label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor).isActive = true
        model.$name.receive(on: DispatchQueue.main).sink { [weak self] in self?.label.text = $0 }
          .store(in: &subscriptions)
      }
    }

    private func fittingWidth(_ text: String) throws -> CGFloat {
      let label = Label()
      label.text = text
      return try label.fittingSize().width
    }

    @Test func receivedText_isInTheSnapshot() throws {
      let model = Model()
      let banner = Banner(model)
      model.name = "Ada"
      #expect(banner.label.text == nil)
      assertSnapshot(of: banner, on: .iPhone4.sizeThatFits)
      #expect(banner.label.text == "Ada")
      model.name = "Charles"
      let json = try banner.layout(on: .iPhone4).json
      #expect(json.contains("\"text\": \"Charles\""), "\(json)")
    }

    @Test func receivedText_hasItsPlaceInTheLayout() throws {
      let model = Model()
      let banner = Banner(model)
      model.name = "Ada"
      let width = try #require(banner.layout(on: .iPhone4)["Banner/name"]?.frame.width)
      #expect(try abs(width - fittingWidth("Ada")) < 1)
    }

    /// The size of a component follows from what is put off before.
    @Test func receivedText_decidesTheSizeOfAComponent() throws {
      let model = Model()
      let banner = Banner(model)
      let narrow = try banner.layout(on: .iPhone4.sizeThatFits).device.width
      model.name = "A name that is longer"
      #expect(try banner.layout(on: .iPhone4.sizeThatFits).device.width > narrow + 50)
    }

    @Test func checksAndProofs_seeWhatWasPutOff() throws {
      let model = Model()
      let banner = Banner(model)
      model.name = "Ada"
      expectLayout(of: banner, on: .iPhone4) { $0.isUnambiguous }
      #expect(banner.label.text == "Ada")
      model.name = "Charles"
      expectLayout(of: banner, on: .iPhone4) { $0.mirrorsInRightToLeft }
      #expect(banner.label.text == "Charles")
    }

    private final class Screen: ViewController {
      let label = Label()
      private let names = PassthroughSubject<String, Never>()
      private var subscriptions: Set<AnyCancellable> = []
      /// When the screen binds its label and sends a name.
      let moment: String

      init(_ moment: String) {
        self.moment = moment
        super.init(nibName: nil, bundle: nil)
      }

      private func bind(at moment: String) {
        guard moment == self.moment else { return }
        names.receive(on: RunLoop.main).sink { [weak self] in
          guard let self else { return }
          label.text = $0
          label.frame = CGRect(x: 0, y: 0, width: 10 * $0.count, height: 20)
          view.layoutIfNeeded()
        }
        .store(in: &subscriptions)
        names.send(moment)
      }

      override func viewDidLoad() {
        label.accessibilityIdentifier = "name"
        view.addSubview(label)
        bind(at: "viewDidLoad")
      }
      override func viewWillAppear(_ animated: Bool) { bind(at: "viewWillAppear") }
      override func viewDidAppear(_ animated: Bool) { bind(at: "viewDidAppear") }
    }

    /// The first picture is as the second, whenever the app binds.
    @Test(arguments: ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
    func screens_areDrawnAtRest(moment: String) throws {
      let screen = Screen(moment)
      let first = try screen.layout(on: .iPhone5)
      let frame = first["View/name"]?.frame
      #expect(screen.label.text == moment)
      #expect(frame?.width == CGFloat(10 * moment.count))
      #expect(try screen.layout(on: .iPhone5) == first)
    }

    /// Each layout leads to another value, and each value to another layout.
    private final class Eager: View {
      let values = PassthroughSubject<Int, Never>()
      private var subscription: AnyCancellable?
      var count = 0
      var isInTheMidst = false
      var wasEverInTheMidst = false

      init(upTo most: Int) {
        super.init(frame: .zero)
        subscription = values.receive(on: OperationQueue.main).sink { [unowned self] in
          wasEverInTheMidst = wasEverInTheMidst || isInTheMidst
          count = $0
          if count < most { setNeedsLayout() }
        }
      }
      override func layoutSubviews() {
        isInTheMidst = true
        values.send(count + 1)
        // A layout within this one ends no turn.
        _ = try? Label().layout(on: .iPhone4)
        isInTheMidst = false
      }
    }

    @Test func layoutsAndValues_followEachOther_notWithinEachOther() throws {
      let eager = Eager(upTo: 5)
      let layout = try eager.layout(on: .iPhone4)
      #expect(eager.count == 5)
      #expect(!eager.wasEverInTheMidst)
      #expect(layout.findings().isEmpty)
    }

    @Test func layoutsWithoutEnd_areDrawn_andTold() throws {
      let eager = Eager(upTo: .max)
      let layout = try eager.layout(on: .iPhone4)
      #expect(eager.count == Layout.mostPasses)
      #expect(layout.findings().contains { $0.rule == .restless })
    }

    /// On a phone the code has not returned to the run loop, either.
    @Test func layoutIfNeeded_endsNoTurn() {
      let model = Model()
      let banner = Banner(model)
      banner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      banner.layoutIfNeeded()
      #expect(banner.label.text == nil)
    }

    @Test func shownWindows_areLaidOutWithWhatWasPutOff() throws {
      let model = Model()
      let (window, controller) = (UIWindow(), ViewController())
      let banner = Banner(model)
      banner.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      controller.view.addSubview(banner)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      RunLoop.current.run(until: Date())
      #expect(banner.label.text == "Nobody")
      let first = banner.label.frame.width
      #expect(first > 0)
      model.name = "Somebody else"
      RunLoop.current.run(until: Date())
      #expect(banner.label.text == "Somebody else")
      #expect(banner.label.frame.width > first + 20)
    }
  }
#endif
