import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// The sizes and weights that symbols are asked for in.
@Suite struct SymbolConfigurationTests {
  private typealias Configuration = Image.SymbolConfiguration

  @Test func whatIsApplied_replacesWhatItStates() {
    let base = Configuration(pointSize: 30, weight: .light, scale: .large)
    #expect(base.applying(nil) == base && base.applying(.unspecified) == base)
    #expect(base.applying(.init(weight: .bold)) == Configuration(pointSize: 30, weight: .bold, scale: .large))
    #expect(base.applying(.init(scale: .small)).scale == .small)
    #expect(base.applying(.init(pointSize: 20, weight: .bold, scale: .unspecified)).scale == .large)
    #expect(base.applying(.init(scale: .default)).scale == .default)
    // The size of body text is one that can be stated.
    #expect(base.applying(.init(pointSize: 17)).pointSize == 17)
    #expect(base.applying(.init(textStyle: .title1)).pointSize == 28)
    #expect(Configuration(textStyle: .title1).applying(.init(pointSize: 10)) == Configuration(pointSize: 10))
  }

  @Test func font_givesItsSizeAndItsWeight() {
    #expect(Configuration(font: .systemFont(ofSize: 20)) == Configuration(pointSize: 20, weight: .regular))
    let heavy = Configuration(font: .systemFont(ofSize: 20, weight: .heavy))
    #expect(heavy == Configuration(pointSize: 20, weight: .heavy))
    #expect(
      heavy.applying(.init(font: .systemFont(ofSize: 9))) == Configuration(pointSize: 9, weight: .regular))
  }

  @Test func style_givesItsWeight_whereNoneIsStated() {
    let headline = Configuration(textStyle: .headline)
    #expect(
      headline.effectiveWeight == .semibold && headline.adjusted(to: .small).effectiveWeight == .semibold)
    #expect(Configuration(weight: .light).applying(headline).effectiveWeight == .light)
    #expect(headline.applying(.init(textStyle: .body)).effectiveWeight == .regular)
  }

  @Test func image_tellsItsConfiguration_andTakesAnother() throws {
    let image = try #require(
      Image(systemName: "star", withConfiguration: .init(pointSize: 34, weight: .bold)))
    #expect(image.symbolConfiguration == Configuration(pointSize: 34, weight: .bold))
    let large = try #require(image.applyingSymbolConfiguration(.init(scale: .large)))
    #expect(large.symbolConfiguration == Configuration(pointSize: 34, weight: .bold, scale: .large))
    #expect(
      image.withConfiguration(Configuration(scale: .large)).symbolConfiguration
        == Configuration(scale: .large))
    #expect(Image(systemName: "star")?.symbolConfiguration == .unspecified)
    #expect(Image(color: .red, size: .zero).symbolConfiguration == nil)
    #expect(Image(color: .red, size: .zero).applyingSymbolConfiguration(.unspecified) == nil)
    let red = Image(systemName: "star", withConfiguration: .init(hierarchicalColor: .red))
    #expect(red?.symbolConfiguration == Configuration(hierarchicalColor: .red) && red?.tint == .red)
    #expect(red?.withConfiguration(.unspecified).tint == nil)
    let tinted = Image(systemName: "star")?.withTintColor(.red)
    #expect(tinted?.symbolConfiguration == .unspecified && tinted?.tint == .red)
    #expect(tinted?.withConfiguration(Configuration(scale: .large)).tint == .red)
  }

  @Test func symbolOfATextStyle_followsTheReadersTextSize() throws {
    let view = ImageView(image: Image(systemName: "star", withConfiguration: .init(textStyle: .body)))
    let fixed = ImageView(image: Image(systemName: "star"))
    let row = StackView(arrangedSubviews: [view, fixed])
    row.alignment = .center
    let root = View()
    root.addSubview(row)
    row.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: root.topAnchor),
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    let phone = Device(name: "phone", width: 320, height: 200, scale: 2)
    for (device, width) in [
      (phone, 20.0), (phone.with(.contentSize(.accessibilityExtraExtraExtraLarge)), 62.5), (phone, 20),
      (phone.with(.contentSize(.extraSmall)), 16.5),
    ] {
      _ = try root.layout(on: device)
      #expect(view.frame.width == width && fixed.frame.width == 20, "\(view.frame.width)")
    }
    fixed.preferredSymbolConfiguration = .init(textStyle: .body, scale: .large)
    _ = try root.layout(on: phone.with(.contentSize(.extraSmall)))
    // 14 points, and 1.3 of them.
    #expect(fixed.frame.width == 21.5)
  }

  @Test func preferredConfiguration_isForWhatTheSymbolDoesNotState() {
    let view = ImageView(image: Image(systemName: "star", withConfiguration: .init(pointSize: 34)))
    view.preferredSymbolConfiguration = .init(pointSize: 17, weight: .bold)
    #expect(view.shownImage?.symbolConfiguration == Configuration(pointSize: 34, weight: .bold))
    #expect(view.intrinsicContentSize.width == 40)
    view.image = Image(systemName: "star", withConfiguration: .init(scale: .large))
    #expect(view.intrinsicContentSize.width == 26)
    view.image = Image(color: .red, size: CGSize(width: 3, height: 3))
    #expect(view.intrinsicContentSize.width == 3)
  }

  @Test func button_isAsLargeAsItsSymbolIsShown() throws {
    let phone = Device(name: "phone", width: 320, height: 200, scale: 2)
    let largest = phone.with(.contentSize(.accessibilityExtraExtraExtraLarge))
    func width(_ button: Button, on device: Device) throws -> CGFloat {
      let root = View()
      root.addSubview(button)
      button.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: root.topAnchor),
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
      _ = try root.layout(on: device)
      return try #require(button.imageView).frame.width
    }
    let styled = Button(type: .custom)
    styled.setImage(Image(systemName: "star", withConfiguration: .init(textStyle: .body)), for: .normal)
    #expect(try width(styled, on: phone) == 20 && width(styled, on: largest) == 62.5)
    let preferring = Button(type: .system)
    preferring.setImage(Image(systemName: "star"), for: .normal)
    preferring.setPreferredSymbolConfiguration(.init(pointSize: 34), forImageIn: .normal)
    #expect(try width(preferring, on: phone) == 40)
    var configuration = Button.Configuration.plain()
    configuration.image = Image(systemName: "star")
    configuration.preferredSymbolConfigurationForImage = .init(textStyle: .body)
    let configured = Button(configuration: configuration)
    #expect(try width(configured, on: largest) == 62.5)
  }
}
