import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Images in place of what controls usually draw, on a screen of 320x480 at 2x.
@Suite struct ControlImageTests {
  private let root = View()

  private func painted(_ control: View, _ device: Device = .iPhone4) throws -> [String] {
    root.addSubview(control)
    let list = try root.solvedTree(on: device).displayList
    return "\(list)".split(separator: "\n").dropFirst(2).map { String($0.drop { $0 == " " }) }
  }

  private func square(_ color: Color, _ extent: CGFloat) -> Image {
    Image(color: color, size: CGSize(width: extent, height: extent))
  }

  // MARK: Sliders

  private final class ThickSlider: Slider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect {
      super.trackRect(forBounds: bounds).insetBy(dx: 0, dy: -4)
    }
  }

  @Test func slider_showsItsThumbImage_whereTheValueIs() throws {
    let slider = Slider(frame: rect(0, 0, 104, 31))
    slider.value = 0.5
    slider.setThumbImage(square(.red, 20), for: .normal)
    // 20 points travel along 100: 2 + 0.5 * 80 = 42.
    #expect(
      try painted(slider) == [
        "paint 4 26 204 34 round 4 #78788033", "paint 4 26 104 34 round 4 #007AFF",
        "fill 84 10 124 50 #FF0000",
      ])
    slider.value = 0.25
    #expect(try painted(slider).last == "fill 44 10 84 50 #FF0000")
    #expect(try painted(slider, .iPhone4.rightToLeft).last == "fill 124 10 164 50 #FF0000")
    slider.setThumbImage(nil, for: .normal)
    #expect(try painted(slider).last == "paint 40 2 96 58 round 28 #FFFFFF")
  }

  @Test func slider_hasATrackAsHighAsItsImages_andEachEndsAtTheThumb() throws {
    let slider = Slider(frame: rect(0, 0, 104, 31))
    slider.value = 0.5
    slider.setThumbImage(square(.red, 20), for: .normal)
    slider.setMinimumTrackImage(square(.blue, 8), for: .normal)
    #expect(
      try painted(slider).dropLast() == [
        "paint 104 22 204 38 round 8 #78788033", "fill 4 22 104 38 #0000FF",
      ])
    slider.setMaximumTrackImage(square(.green, 4), for: .normal)
    #expect(
      try painted(slider).dropLast() == ["fill 104 22 204 38 #00FF00", "fill 4 22 104 38 #0000FF"])
    #expect(
      try painted(slider, .iPhone4.rightToLeft).dropLast() == [
        "fill 4 22 104 38 #00FF00", "fill 104 22 204 38 #0000FF",
      ])
  }

  @Test func slider_keepsItsTrackClearOfTheImagesAtItsEnds() {
    let slider = Slider(frame: rect(0, 0, 104, 31))
    #expect(slider.trackRect(forBounds: slider.bounds) == rect(2, 13, 100, 4))
    slider.minimumValueImage = square(.red, 10)
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == rect(0, 10, 10, 10))
    #expect(slider.trackRect(forBounds: slider.bounds) == rect(18, 13, 84, 4))
    slider.maximumValueImage = square(.red, 12)
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == rect(92, 9, 12, 12))
    #expect(slider.trackRect(forBounds: slider.bounds) == rect(18, 13, 66, 4))
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 94)
    #expect(slider.trackRect(forBounds: slider.bounds) == rect(20, 13, 66, 4))
  }

  @Test func slider_ofASubclass_drawsItsOwnTrack() throws {
    let slider = ThickSlider(frame: rect(0, 0, 104, 31))
    #expect(try painted(slider)[0] == "paint 4 18 204 42 round 12 #78788033")
    let track = rect(0, 10, 100, 4)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1) == rect(72, -2, 28, 28))
  }

  @Test func slider_showsTheImageOfItsState() {
    let slider = Slider()
    let (plain, pale) = (square(.red, 20), square(.blue, 20))
    #expect(slider.currentThumbImage == nil && slider.isContinuous)
    slider.setThumbImage(plain, for: .normal)
    slider.setThumbImage(pale, for: .disabled)
    slider.setMinimumTrackImage(plain, for: .normal)
    #expect(slider.currentThumbImage === plain && slider.thumbImage(for: .highlighted) == nil)
    slider.isEnabled = false
    #expect(slider.currentThumbImage === pale && slider.currentMinimumTrackImage === plain)
    #expect(slider.maximumTrackImage(for: .normal) == nil && slider.behavioralStyle == .pad)
  }

  // MARK: Steppers and progress

  @Test func stepper_showsItsImages() throws {
    let stepper = Stepper()
    stepper.value = 50
    stepper.setIncrementImage(square(.red, 10), for: .normal)
    // As in UIKit, signs that an app has set take the tint color.
    #expect(try painted(stepper).last == "fill 131 22 151 42 #007AFF")
    stepper.setIncrementImage(square(.red, 10).withRenderingMode(.alwaysOriginal), for: .normal)
    #expect(try painted(stepper).last == "fill 131 22 151 42 #FF0000")
    stepper.setBackgroundImage(square(.green, 4), for: .normal)
    stepper.setDividerImage(
      square(.blue, 2), forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(try painted(stepper)[0...1] == ["fill 0 0 188 64 #00FF00", "fill 92 0 96 64 #0000FF"])
    stepper.value = 100
    #expect(try painted(stepper).suffix(3) == ["group alpha 128", "fill 131 22 151 42 #FF0000", "end"])
  }

  @Test func stepper_hasSigns_thatCanBeSetAgain() throws {
    let stepper = Stepper()
    #expect(stepper.incrementImage(for: .normal)?.isSymbolImage == true && stepper.autorepeat)
    #expect(stepper.decrementImage(for: .disabled) == nil && stepper.isContinuous)
    stepper.value = 50
    #expect(try !painted(stepper).contains { $0.hasSuffix("#007AFF") })
    stepper.setDecrementImage(stepper.decrementImage(for: .normal), for: .normal)
    #expect(try painted(stepper).contains { $0.hasSuffix("#007AFF") })
  }

  @Test func progress_isStretchedOverItsImages() throws {
    let view = ProgressView(frame: rect(0, 0, 100, 4))
    view.progress = 0.5
    view.trackImage = square(.red, 4)
    view.progressImage = square(.blue, 4)
    #expect(try painted(view) == ["fill 0 0 200 8 #FF0000", "fill 0 0 100 8 #0000FF"])
    #expect(try painted(view, .iPhone4.rightToLeft).last == "fill 100 0 200 8 #0000FF")
  }

  @Test func progress_followsTheWorkThatItObserves() {
    let (view, work) = (ProgressView(), Progress(totalUnitCount: 100))
    view.progress = 0.75
    view.observedProgress = work
    work.completedUnitCount = 25
    #expect(view.progress == 0.25)
    work.completedUnitCount = 50
    #expect(view.progress == 0.5)
    view.observedProgress = nil
    #expect(view.progress == 0.5)
  }

  // MARK: Stand-ins

  @Test func images_areTakenFromStandIns() {
    let (proxy, fresh) = (Slider(), Slider())
    let (own, common) = (square(.red, 20), square(.blue, 20))
    proxy.setThumbImage(common, for: .normal)
    proxy.minimumValueImage = common
    let slider = Slider()
    slider.takeStyle(of: proxy, unlike: fresh)
    #expect(slider.currentThumbImage === common && slider.minimumValueImage === common)
    let other = Slider()
    other.setThumbImage(own, for: .normal)
    other.takeStyle(of: proxy, unlike: fresh)
    #expect(other.currentThumbImage === own)
  }
}
