/// What Interface Builder's canvas does beyond Auto Layout, and can be switched off to see what depends on it.
///
/// `Scripts/fidelity --ablation` counts for each rule the views, documents and authors that it puts right. A rule that
/// helps fewer than three authors, or harms nearly as much as it helps, is not kept unless a published source states
/// it. Documentation/InterfaceBuilder.md has the counts.
package enum CanvasRule: String, CaseIterable, Sendable {
  // Cells.
  case cellMarginsBefore13500 = "cell-margins-before-13500"
  case cellMarginsFrom24000 = "cell-margins-from-24000"
  case wideCellMargins = "wide-cell-margins"
  case cellsOfXcode11 = "cells-of-xcode-11"
  case cellsByTheirWidth = "cells-by-their-width"
  case accessoryMargins = "accessory-margins"
  case separatorPixels = "separator-pixels"

  // Sizes of controls.
  case switchesFrom24000 = "switches-from-24000"
  case steppersBefore15000 = "steppers-before-15000"
  case segmentHeightsBefore15000 = "segment-heights-before-15000"
  case segmentWidthsBefore15000 = "segment-widths-before-15000"
  case progressBefore16100 = "progress-before-16100"
  case fieldsBefore15000 = "fields-before-15000"
  case pickersBefore8000 = "pickers-before-8000"
  case wheelsBefore16100 = "wheels-before-16100"
  case toolbarsAboveSafeArea = "toolbars-above-safe-area"
  case navigationBarsOfXcode11 = "navigation-bars-of-xcode-11"
  case tabBarsAboveIndicator = "tab-bars-above-indicator"

  // Contents.
  case designedSizes = "designed-sizes"
  case emptyViewsInStacks = "empty-views-in-stacks"
  case emptyLabelsInStacks = "empty-labels-in-stacks"
  case wholePoints = "whole-points"
  case titlesOfXcode11 = "titles-of-xcode-11"
  case smallestTextStyles = "smallest-text-styles"
  case textUntilIOS13 = "text-until-ios-13"
  case noRuntimeAttributes = "no-runtime-attributes"
  case version32700 = "version-32700"

  // Constraints and containers.
  case standardSpaceToSafeArea = "standard-space-to-safe-area"
  case prototypedFrames = "prototyped-frames"
  case contentsBelowBars = "contents-below-bars"
  case marginsOfStacks = "margins-of-stacks"

  // What bars cover, where no constraint tells.
  case noBarsOverCells = "no-bars-over-cells"
  case statusBars15000To20000 = "status-bars-15000-to-20000"
  case statusBarsBefore20000 = "status-bars-before-20000"
  case shortenedViews = "shortened-views"
  case simulatedBars = "simulated-bars"
  case pushedBars = "pushed-bars"
  case largeTitles = "large-titles"

  /// Whether the rule says what bars cover, so that it has no effect where that was observed.
  package var isOfBars: Bool {
    switch self {
    case .noBarsOverCells, .statusBars15000To20000, .statusBarsBefore20000, .shortenedViews,
      .simulatedBars, .pushedBars, .largeTitles:
      true
    default: false
    }
  }
}
