import Foundation
import TestTools
import Testing
import UIKitNames

@testable import LayoutSnapshotViews

@Suite struct SignUpTests {
  private let form = SignUpView(frame: .zero)

  @Test func button_used_doesWhatItsActionSays() throws {
    let before = try form.layout(on: .iPhone8)
    #expect(before.conflicts.isEmpty && form.hint.isHidden)
    form.join.sendActions(for: .touchDown)
    #expect(form.hint.isHidden)
    form.join.sendActions(for: .touchUpInside)
    #expect(!form.hint.isHidden)
    // The hint is below the button, one line of 20.5 points high.
    let button = form.join.frame
    #expect(form.hint.frame == rect(0, button.maxY + 8, button.width, 20.5))
  }

  @Test func title_isBoldAtEveryTextSize() throws {
    func font(_ category: ContentSizeCategory) throws -> Font {
      _ = try form.layout(on: .iPhone8.with(.contentSize(category)))
      return form.titleLabel.store.font(in: form.titleLabel.currentTraits)
    }
    for (category, size) in [(ContentSizeCategory.large, 22.0), (.accessibilityExtraLarge, 44)] {
      let font = try font(category)
      #expect(font.fontDescriptor.symbolicTraits == .traitBold, "at \(category)")
      #expect(font.pointSize == CGFloat(size))
    }
  }

  @Test func settings_areKept() {
    #expect(form.email.keyboardType == .emailAddress && form.email.autocapitalizationType == .none)
    #expect(form.password.textContentType == .newPassword && form.password.keyboardType == .default)
    #expect(form.join.accessibilityLabel == "Join now" && form.join.isExclusiveTouch)
    #expect(form.titleLabel.accessibilityTraits == .header && form.join.accessibilityTraits == .button)
    #expect(!form.titleLabel.isUserInteractionEnabled && form.isUserInteractionEnabled)
    #expect(form.join.isAccessibilityElement && !form.isAccessibilityElement)
    #expect(form.accessibilityElements?.count == 4)
    #expect(form.backgroundColor == Color(red: 0xF2 / 255, green: 0xF2 / 255, blue: 0xF7 / 255, alpha: 1))
  }
}
