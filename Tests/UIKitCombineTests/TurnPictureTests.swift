#if !canImport(Darwin)
  import Foundation
  import LayoutSnapshotSupport
  import LayoutSnapshotTesting
  import LayoutSnapshotTurns
  import LayoutSnapshotViews
  import Testing
  import UIKitCombine

  /// Whoever sends it, and whenever it is bound, what is received on a queue is in the next picture.
  @Suite struct TurnPictureTests {
    final class Model: @unchecked Sendable {
      // Safe to send: the tests await each other.
      @Published var name = "nobody"

      func load() async { name = "loaded" }
    }

    final class Banner: View {
      let label = Label()
      private var subscription: AnyCancellable?

      init(_ model: Model) {
        super.init(frame: .zero)
        addSubview(label)
        subscription = model.$name.receive(on: DispatchQueue.main).sink { [label] in label.text = $0 }
      }
    }

    @Test @MainActor func modelsThatLeaveTheMainActor() async throws {
      let model = Model()
      let banner = Banner(model)
      await model.load()
      _ = try banner.layout(on: .iPhone5)
      #expect(banner.label.text == "loaded")
    }

    @Test func modelsOfOtherTasksAndQueues() async throws {
      let model = Model()
      let banner = Banner(model)
      await Task { model.name = "task" }.value
      _ = try banner.layout(on: .iPhone5)
      #expect(banner.label.text == "task")
      await Task.detached { model.name = "detached" }.value
      _ = try banner.layout(on: .iPhone5)
      #expect(banner.label.text == "detached")
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          model.name = "queue"
          continuation.resume()
        }
      }
      _ = try banner.layout(on: .iPhone5)
      #expect(banner.label.text == "queue")
    }

    /// What is subscribed to on the way is the first subscriber's.
    @Test(arguments: ["switch", "flat", "catch", "together"])
    func publishersThatAreGivenOnAQueue(how: String) async throws {
      struct Broken: Error {}
      let names = PassthroughSubject<String, Broken>()
      let label = Label()
      func late(_ name: String) -> AnyPublisher<String, Never> {
        Just(name + "!").receive(on: DispatchQueue.main).eraseToAnyPublisher()
      }
      let found: AnyPublisher<String, Never> =
        switch how {
        case "switch": names.replaceError(with: "").map(late).switchToLatest().eraseToAnyPublisher()
        case "flat": names.replaceError(with: "").flatMap(late).eraseToAnyPublisher()
        case "catch": names.catch { _ in late("Ada") }.eraseToAnyPublisher()
        default:
          names.replaceError(with: "").flatMap { late($0).zip(late("")).map(\.0) }.eraseToAnyPublisher()
        }
      let subscription = found.sink { label.text = $0 }
      let sender = names
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          if how == "catch" { sender.send(completion: .failure(Broken())) } else { sender.send("Ada") }
          continuation.resume()
        }
      }
      _ = try label.layout(on: .iPhone5)
      #expect(label.text == "Ada!")
      subscription.cancel()
    }

    @Test func valuesToWaitFor_come() async {
      let model = Model()
      let first = await model.$name.receive(on: DispatchQueue.main).values.first { !$0.isEmpty }
      #expect(first == "nobody")
      let promised = Future<Int, Never> { promise in
        DispatchQueue.main.schedule { promise(.success(7)) }
      }
      #expect(await promised.value == 7)
    }

    /// A task that is begun in a layout is no part of it.
    @Test func tasksOfALayout_endTurnsOfTheirOwn() async throws {
      final class Screen: ViewController {
        var task: Task<String?, any Error>?
        override func viewWillAppear(_ animated: Bool) {
          task =
            task
            ?? Task {
              let model = Model()
              let banner = Banner(model)
              _ = try banner.layout(on: .iPhone4)
              return banner.label.text
            }
        }
      }
      let screen = Screen()
      _ = try screen.layout(on: .iPhone5)
      #expect(try await screen.task?.value == "nobody")
    }

    /// What is shown by something that was put off is shown in the first picture.
    @Test(arguments: ["present", "child"]) func controllersThatAreShownInATurn(how: String) throws {
      final class Sheet: ViewController {
        var calls: [String] = []
        override func viewDidLoad() { calls.append("didLoad") }
        override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
      }
      final class Screen: ViewController {
        let sheet = Sheet()
        let how: String
        var subscription: AnyCancellable?

        init(_ how: String) {
          self.how = how
          super.init(nibName: nil, bundle: nil)
        }

        override func viewWillAppear(_ animated: Bool) {
          guard subscription == nil else { return }
          subscription = Just(sheet).receive(on: DispatchQueue.main).sink { [unowned self] in
            if how == "present" { return present($0, animated: true) }
            addChild($0)
            view.addSubview($0.view)
            $0.didMove(toParent: self)
          }
        }
      }
      let screen = Screen(how)
      let first = try screen.layout(on: .iPhone5)
      #expect(screen.sheet.calls == ["didLoad", "willAppear", "didAppear"])
      #expect(try screen.layout(on: .iPhone5) == first)
    }

    /// A view that asks for the screen is made again for each device, also where it asks in a sink.
    @Test func viewsThatAskForTheScreenInATurn_areThoseOfTheirDevice() {
      final class Wide: View {
        let inner = View()
        private var subscription: AnyCancellable?

        init() {
          super.init(frame: .zero)
          addSubview(inner)
          subscription = Just(1).receive(on: DispatchQueue.main).sink { [inner] _ in
            inner.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 10)
          }
        }
      }
      let (wide, dependsOnDevice) = CurrentDevice.watching(.iPhone5) { Wide() }
      #expect(dependsOnDevice)
      #expect(wide.inner.frame.width == 320)
    }

    /// What puts itself off again has no last picture, and the picture says so.
    @Test func turnsWithoutEnd_areTold() throws {
      final class Clock: View {
        var count = 0
        private var subscriptions: Set<AnyCancellable> = []

        func tick() {
          count += 1
          alpha = count.isMultiple(of: 2) ? 1 : 0.5
          Just(()).delay(for: .seconds(1), scheduler: RunLoop.main).sink { [weak self] in self?.tick() }
            .store(in: &subscriptions)
        }
      }
      let clock = Clock()
      clock.tick()
      _ = try clock.layout(on: .iPhone4)
      let test = try #require(AbsentNames.shared.runningTest)
      let told = AbsentNames.shared.names(of: .layout, askedForBy: test)
      #expect(told.contains { $0.contains("The picture was taken after \(Turns.mostActions) such actions.") })
      // A value and an end each time.
      #expect(clock.count == 2 + Turns.mostActions / 2 + 2)
    }

    /// Another screen's clock takes nothing away from the first picture.
    @Test(arguments: ["willAppear", "didAppear"]) func screensBesideAClock(moment: String) throws {
      final class Screen: ViewController {
        let label = Label()
        let moment: String
        private var subscription: AnyCancellable?

        init(_ moment: String) {
          self.moment = moment
          super.init(nibName: nil, bundle: nil)
        }

        override func viewDidLoad() { view.addSubview(label) }
        private func bind() {
          subscription = Just("shown").receive(on: DispatchQueue.main).sink { [label] in label.text = $0 }
        }
        override func viewWillAppear(_ animated: Bool) { if moment == "willAppear" { bind() } }
        override func viewDidAppear(_ animated: Bool) { if moment == "didAppear" { bind() } }
      }
      func tick() { DispatchQueue.main.schedule(tick) }
      tick()
      let screen = Screen(moment)
      _ = try screen.layout(on: .iPhone5)
      #expect(screen.label.text == "shown")
    }

    /// While a queue sends, what has come is given by whoever lays out, and by nobody else.
    @Test(arguments: ["receive", "delay", "debounce", "collect"])
    func sinks_runWhereViewsAreLaidOut_whileOthersSend(how: String) async throws {
      let values = PassthroughSubject<Int, Never>()
      let received: AnyPublisher<Int, Never> =
        switch how {
        case "receive": values.receive(on: DispatchQueue.main).eraseToAnyPublisher()
        case "delay": values.delay(for: 1, scheduler: RunLoop.main).eraseToAnyPublisher()
        case "debounce": values.debounce(for: 1, scheduler: RunLoop.main).eraseToAnyPublisher()
        default:
          values.collect(.byTime(RunLoop.main, 1)).compactMap(\.last).eraseToAnyPublisher()
        }
      let isElsewhere = Locked(false)
      let last = Locked(0)
      let subscription = received.sink { value in
        if Thread.current.threadDictionary["sends"] != nil { isElsewhere.withLock { $0 = true } }
        last.withLock { $0 = value }
      }
      let thread = Thread {
        Thread.current.threadDictionary["sends"] = true
        for number in 1...20_000 { values.send(number) }
      }
      thread.start()
      while !thread.isFinished { turn() }
      turn()
      #expect(!isElsewhere.withLock { $0 })
      #expect(last.withLock { $0 } == 20_000)
      subscription.cancel()
    }

    private func turn() { Turns.run() }

    /// What comes for one subscription stays in order, whoever sends it.
    @Test @MainActor func valuesOfSeveralSenders_stayInOrder() async throws {
      let values = PassthroughSubject<String, Never>()
      var seen: [String] = []
      let subscription = values.receive(on: DispatchQueue.main).sink { seen.append($0) }
      await Task.detached { values.send("1") }.value
      values.send("2")
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      _ = try View().layout(on: .iPhone5)
      #expect(seen == ["1", "2"])
      subscription.cancel()
    }

    /// What all tests share is bound by whichever comes first.
    final class Session: @unchecked Sendable {
      // Safe to send: each test looks for its own name.
      static let shared = Session()
      let users = PassthroughSubject<String, Never>()
      let seen = Locked<[String]>([])
      private var subscription: AnyCancellable?

      init() {
        subscription = users.receive(on: DispatchQueue.main).sink { [seen] name in
          seen.withLock { $0.append(name) }
        }
      }
    }

    @Test(arguments: ["Ada", "Charles", "Grace"]) func objectsThatAllTestsShare(name: String) throws {
      Session.shared.users.send(name)
      _ = try View().layout(on: .iPhone5)
      #expect(Session.shared.seen.withLock { $0 }.contains(name))
    }

    /// A layout that never comes to rest has what its last calls put off.
    @Test func restlessLayouts_haveWhatIsPutOffAtTheirEnd() throws {
      final class Screen: ViewController {
        let label = Label()
        private var subscription: AnyCancellable?

        override func viewDidLoad() { view.addSubview(label) }
        override func viewWillLayoutSubviews() { view.setNeedsLayout() }
        override func viewDidAppear(_ animated: Bool) {
          subscription = Just("shown").receive(on: DispatchQueue.main).sink { [label] in label.text = $0 }
        }
      }
      let screen = Screen()
      let layout = try screen.layout(on: .iPhone5)
      #expect(layout.findings().contains { $0.rule == .restless })
      #expect(screen.label.text == "shown")
    }

    /// Whoever waits for values on the main actor gets each, and what leads to them runs there.
    @Test @MainActor func values_areThoseOfTheActorThatWaits() async {
      let model = Model()
      var seen: [String] = []
      let task = Task { @MainActor in
        let names = model.$name.map { name in
          MainActor.assertIsolated()
          return name
        }
        for await name in names.receive(on: DispatchQueue.main).values.prefix(3) {
          seen.append(name)
          model.name += "!"
        }
      }
      await task.value
      #expect(seen == ["nobody", "nobody!", "nobody!!"])
    }
  }
#endif
