import Foundation
import Testing
import LayoutSnapshotViews

/// Who hears of which changes of traits, and in what order.
@Suite struct TraitObserverTests {
  @Test func changes_ofWhatWasRegistered_areTold_fromDeviceToDevice() throws {
    let view = View()
    var heard: [String] = []
    view.registerForTraitChanges([TraitVerticalSizeClass.self]) { (view: View, previous: Traits) in
      heard.append("\(previous.verticalSizeClass) \(view.traitCollection.verticalSizeClass)")
    }
    view.registerForTraitChanges([TraitUserInterfaceStyle.self, TraitPreferredContentSizeCategory.self]) {
      (view: View, previous: Traits) in heard.append("looks")
    }
    // The size class was open before the first layout.
    for device in [Device.iPhone15, .iPhone15, .iPhone8].map({ $0 }) { _ = try view.layout(on: device) }
    #expect(heard == ["unspecified regular"])
    heard = []
    for device in [Device.iPhone15.landscape, .iPhone15.landscape.with(.dark), .iPhone15.rightToLeft] {
      _ = try view.layout(on: device)
    }
    #expect(heard == ["regular compact", "looks", "compact regular", "looks"])
    heard = []
    for device in DeviceMatrix([.iPhone4, .iPhone15.landscape]).styles.directions.devices {
      _ = try view.layout(on: device)
    }
    #expect(heard == ["looks", "regular compact", "looks", "looks"])
  }

  @Test func registration_ends() throws {
    let view = View()
    var count = 0
    let registration = view.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (_: View, _: Traits) in
      count += 1
    }
    _ = try view.layout(on: .iPhone15.with(.dark))
    #expect(count == 1)
    view.unregisterForTraitChanges(registration)
    _ = try view.layout(on: .iPhone15)
    #expect(count == 1)
  }

  /// Controllers before their views, views before those in them, closures after the overridable method, all before
  /// the layout.
  @Test func changes_areTold_fromTheOutside_beforeTheLayout() throws {
    var heard: [String] = []
    let controller = Loud { heard.append($0) }
    let inner = Listener("inner") { heard.append($0) }
    controller.view.addSubview(inner)
    _ = try controller.layout(on: .iPhone15)
    heard = []
    _ = try controller.layout(on: .iPhone15.with(.dark))
    #expect(
      heard == [
        "controller", "controller registered", "outer", "outer registered", "inner", "inner registered",
        "outer laid out", "inner laid out",
      ])
  }

  @Test func style_overriddenBetweenLayouts_isTold() throws {
    var heard: [String] = []
    let root = View()
    let view = Listener("view") { heard.append($0) }
    root.addSubview(view)
    _ = try root.layout(on: .iPhone15)
    heard = []
    view.overrideUserInterfaceStyle = .dark
    _ = try root.layout(on: .iPhone15)
    #expect(heard == ["view", "view registered", "view laid out"])
    heard = []
    view.overrideUserInterfaceStyle = .dark
    _ = try root.layout(on: .iPhone15)
    #expect(heard == ["view laid out"])
  }

  /// A part of a tree that was laid out by itself is told anew with the whole, and the other way round.
  @Test func traits_ofAPartLaidOutByItself_areToldAnew() throws {
    var heard: [String] = []
    let (root, part) = (View(), View())
    root.addSubview(part)
    part.registerForTraitChanges([TraitLayoutDirection.self]) { (part: View, previous: Traits) in
      heard.append("\(previous.layoutDirection)")
    }
    _ = try root.layout(on: .iPhone15.rightToLeft)
    _ = try part.layout(on: .iPhone15)
    _ = try root.layout(on: .iPhone15.rightToLeft)
    _ = try part.layout(on: .iPhone15)
    _ = try root.layout(on: .iPhone15.rightToLeft)
    #expect(heard == ["leftToRight", "rightToLeft", "leftToRight", "rightToLeft", "leftToRight"])
  }

  @Test func traits_areReadByTheirTypes() {
    let traits: Traits = [.dark, .contentSize(.small)]
    #expect(traits[TraitUserInterfaceStyle.self] == .dark)
    #expect(traits[TraitPreferredContentSizeCategory.self] == .small)
    #expect(traits[TraitDisplayScale.self] == TraitDisplayScale.defaultValue)
    #expect(traits[TraitUserInterfaceIdiom.self] == .unspecified)
    #expect(traits[TraitLayoutDirection.self] == .unspecified)
    #expect(traits[TraitHorizontalSizeClass.self] == .unspecified)
    #expect(traits[TraitUserInterfaceLevel.self] == .unspecified)
    #expect(Traits.systemTraitsAffectingColorAppearance.count == 4)
  }
}

/// Says what it hears of.
private final class Listener: View {
  let hear: (String) -> Void
  let name: String

  init(_ name: String, _ hear: @escaping (String) -> Void) {
    (self.name, self.hear) = (name, hear)
    super.init(frame: .zero)
    registerForTraitChanges([TraitUserInterfaceStyle.self]) { (self: Listener, _: Traits) in
      self.hear("\(self.name) registered")
    }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) { hear(name) }
  override func layoutSubviews() { hear("\(name) laid out") }
}

private final class Loud: ViewController {
  let hear: (String) -> Void

  init(_ hear: @escaping (String) -> Void) {
    self.hear = hear
    super.init(nibName: nil, bundle: nil)
    registerForTraitChanges([TraitUserInterfaceStyle.self]) { (self: Loud, _: Traits) in
      self.hear("controller registered")
    }
  }

  override func loadView() { view = Listener("outer", hear) }
  override func traitCollectionDidChange(_ previous: TraitCollection?) { hear("controller") }
}
