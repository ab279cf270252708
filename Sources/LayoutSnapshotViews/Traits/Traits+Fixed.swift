import Foundation
import LayoutSnapshotValues

// Traits that are the same for every layout, and what code does with all traits.

/// Whether the reader wants heavier letters. Raw values match UIKit's.
public enum UILegibilityWeight: Int, Sendable, CaseIterable {
  /// Not known.
  case unspecified = -1
  /// The usual letters.
  case regular = 0
  /// Heavier letters.
  case bold = 1
}

/// Whether the user interface is in use. Raw values match UIKit's.
public enum UIUserInterfaceActiveAppearance: Int, Sendable, CaseIterable {
  /// Not known.
  case unspecified = -1
  /// Not in use.
  case inactive = 0
  /// In use.
  case active = 1
}

/// The colors that a screen can show. Raw values match UIKit's.
public enum UIDisplayGamut: Int, Sendable, CaseIterable {
  /// Not known.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}

extension Traits {
  /// Whether the reader wants heavier letters; pictures have the usual ones.
  public var legibilityWeight: UILegibilityWeight { .regular }
  /// Whether the user interface is in use; always.
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
  /// The colors that a picture can show: those of sRGB.
  public var displayGamut: UIDisplayGamut { .SRGB }

  /// Calls a closure with these traits as ``current``, so that ``Color/cgColor`` is resolved with them.
  ///
  /// ```swift
  /// traitCollection.performAsCurrent { layer.borderColor = UIColor.separator.cgColor }
  /// ```
  public func performAsCurrent(_ actions: () -> Void) { Traits.asCurrent(self, actions) }

  /// Whether all traits that another set specifies are the same in this one.
  public func containsTraits(in trait: Traits?) -> Bool {
    guard let trait else { return true }
    var merged = self
    merged.add(trait)
    return merged == self
  }
}
