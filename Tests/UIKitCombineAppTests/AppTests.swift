#if !canImport(Darwin)
  import Foundation
  import LayoutSnapshotTurns
  import Testing
  import UIKitCombine

  @MainActor @Suite(.serialized) struct AppTests {
    @Test func signUp_validates() {
      let controller = SignUpViewController()
      controller.loadViewIfNeeded()
      // What is subscribed to does not come before `viewDidLoad` has ended.
      #expect(controller.button.isEnabled)
      Turns.run()
      #expect(!controller.button.isEnabled)
      #expect(controller.messageLabel.isHidden)
      let model = controller.viewModel
      model.name = "Ada"
      model.password = "short"
      Turns.run()
      #expect(controller.messageLabel.text == "Use at least 8 characters.")
      #expect(!controller.messageLabel.isHidden)
      model.password = "long enough"
      Turns.run()
      #expect(controller.messageLabel.text == "The passwords differ.")
      model.repeatedPassword = "long enough"
      Turns.run()
      #expect(controller.messageLabel.isHidden)
      #expect(controller.button.isEnabled)
      model.name = "A"
      Turns.run()
      #expect(!controller.button.isEnabled)
      var signedUp: [String] = []
      let subscription = model.signedUp.sink { signedUp.append($0) }
      model.signUpTapped.send()
      model.name = "Ada"
      model.signUpTapped.send()
      #expect(signedUp == ["A", "Ada"])
      subscription.cancel()
    }

    @Test func signUp_isFreed() {
      weak var weakModel: SignUpViewModel?
      weak var weakController: SignUpViewController?
      do {
        let controller = SignUpViewController()
        controller.loadViewIfNeeded()
        (weakController, weakModel) = (controller, controller.viewModel)
        Turns.run()
        controller.viewModel.password = "changed"
        Turns.run()
      }
      #expect(weakController == nil)
      #expect(weakModel == nil)
    }

    @Test func search_findsTheLatest() {
      let service = StubLakeService()
      let model = SearchViewModel(service: service)
      let controller = SearchViewController(viewModel: model)
      controller.loadViewIfNeeded()
      #expect(controller.label.text == "Loaded")
      Turns.run()
      #expect(controller.label.text == "Search")
      model.query.send("co")
      Turns.run()
      #expect(controller.label.text == "Como, Constance")
      #expect(!controller.spinner.isAnimating)
      model.query.send("co ")
      model.query.send("x")
      Turns.run()
      #expect(service.queries == ["co", "x"])
      #expect(controller.label.text == "Nothing found")
      model.query.send("?")
      Turns.run()
      #expect(controller.label.text == "You are offline.")
      service.isSlow = true
      model.query.send("g")
      Turns.run()
      #expect(controller.spinner.isAnimating)
      #expect(service.cancelled.isEmpty)
      model.query.send("")
      Turns.run()
      #expect(service.cancelled == ["g"])
      #expect(controller.label.text == "Search")
    }

    @Test func store_updatesItsController() {
      let store = Store(initialState: AppState(), reducer: appReducer)
      let controller = ProfileViewController(store: store)
      controller.loadViewIfNeeded()
      Turns.run()
      #expect(controller.title.text == "Nobody")
      #expect(controller.count.text == nil)
      store.send(.signIn("Ada"))
      #expect(controller.title.text == "Ada")
      Turns.run()
      #expect(controller.count.text == "1 favourites")
      store.send(.toggle(Lake(name: "Garda", depth: 346)))
      Turns.run()
      #expect(controller.count.text == "2 favourites")
      NotificationCenter.default.post(name: .didSignOut, object: nil, userInfo: ["reason": "Expired"])
      #expect(controller.clock.text == nil)
      Turns.run()
      #expect(controller.clock.text == "Expired")
      #expect(controller.title.text == "Nobody")
      #expect(controller.count.text == "0 favourites")
    }

    @Test func ownPublishers_ownOperators_ownWrappers() throws {
      var seen: [Int] = []
      let countdown = Countdown(start: 3).asyncMap { $0 * 10 }.sink { seen.append($0) }
      #expect(seen == [30, 20, 10])
      countdown.cancel()
      let first = Countdown(start: 3).prefix(2).collect().sinkResult {
        if case .success(let list) = $0 { seen = list }
      }
      #expect(seen == [3, 2])
      first.cancel()
      let observed = Observed()
      let observing: Observing = observed
      var names: [String] = []
      var counts: [Int] = []
      var kept = Set<AnyCancellable>()
      observing.namePublisher.sink { names.append($0) }.store(in: &kept)
      observed.$count.sink { counts.append($0) }.store(in: &kept)
      observed.name = "b"
      observed.count += 1
      observing.changes.send()
      #expect(names == ["a", "b"])
      #expect(counts == [0, 1])
      #expect([1, nil, 2].publisher.unwrap().collect().sink { seen = $0 } as AnyCancellable? != nil)
      #expect(seen == [1, 2])
      let url = try #require(URL(string: "https://example.com"))
      let load: AnyPublisher<[Lake], Error> = API().load(url)
      load.sink(receiveCompletion: { _ in seen = [] }, receiveValue: { _ in seen = [] }).store(in: &kept)
      Turns.run()
      #expect(seen == [1, 2])
    }
  }
#endif
