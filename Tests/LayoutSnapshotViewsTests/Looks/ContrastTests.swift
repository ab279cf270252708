import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotValues
import Testing

@testable import LayoutSnapshotViews

/// Colours for readers who want more contrast.
@Suite struct ContrastTests {
  private func hex(_ color: Color, _ traits: Traits...) -> String {
    let pixel = color.pixel(in: Traits(traitsFrom: [.standard] + traits))
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
      .map { String($0 / 16, radix: 16) + String($0 % 16, radix: 16) }.joined()
  }

  @Test func tints_areThoseOfTheGuidelines_forEachLookAndStyle() {
    #expect(hex(.systemBlue) == "007affff")
    #expect(hex(.systemBlue, .increasedContrast) == "0040ddff")
    #expect(hex(.systemBlue, .increasedContrast, .dark) == "409cffff")
    #expect(hex(.systemBlue, .increasedContrast, .appearance(.iOS26)) == "1e6ef4ff")
    #expect(hex(.systemBlue, .increasedContrast, .appearance(.iOS26), .dark) == "5cb8ffff")
    #expect(hex(.systemGray4, .increasedContrast) == "bcbcc0ff")
  }

  @Test func textsAndGrounds_haveMoreContrast_atEachLevel() {
    #expect(hex(.secondaryLabel, .increasedContrast) == "3c3c43ad")
    #expect(hex(.secondarySystemBackground, .increasedContrast) == "ebebf0ff")
    #expect(
      hex(.systemBackground, .increasedContrast, .dark, Traits(userInterfaceLevel: .elevated)) == "242426ff")
    // What the guidelines have no other value for stays the same.
    #expect(hex(.link, .increasedContrast) == hex(.link))
    #expect(hex(.red, .increasedContrast) == hex(.red))
  }

  @Test func derivedColors_keepBothForms() {
    #expect(hex(Color.systemBlue.withAlphaComponent(0.5), .increasedContrast) == "0040dd80")
    #expect(hex(Color.systemBlue.withAlphaComponent(0.5)) == "007aff80")
    #expect(Color.systemBlue == Color(.blue))
    #expect(Color.systemBlue != Color.systemRed)
  }

  @Test func trait_reachesViews_andWhatTheyAskFor() throws {
    final class Asking: View {
      var isDarker: [Bool] = []
      override func traitCollectionDidChange(_ previous: Traits?) {
        super.traitCollectionDidChange(previous)
        isDarker.append(UIAccessibility.isDarkerSystemColorsEnabled)
      }
    }
    let view = Asking()
    view.backgroundColor = Color { $0.accessibilityContrast == .high ? .black : .white }
    _ = try view.layout(on: .iPhone17)
    #expect(view.traitCollection.accessibilityContrast == .normal)
    _ = try view.layout(on: .iPhone17.with(.increasedContrast))
    #expect(view.traitCollection.accessibilityContrast == .high)
    #expect(view.isDarker == [false, true])
    #expect(view.traitCollection.hasDifferentColorAppearance(comparedTo: .standard))
    #expect(UIAccessibility.isDarkerSystemColorsEnabled == false)
  }
}
