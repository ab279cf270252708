/// How a pixel is mixed with what is below it, by the formulas of PDF (ISO 32000-1, 11.3.5) and of Porter and Duff.
///
/// Only those are here that whole numbers give exactly: each result is the true value, rounded once.
package enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal
  case multiply, screen, overlay, darken, lighten, hardLight, difference, exclusion
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusLighter

  /// Whether a pixel that is painted transparently leaves what is below it as it is.
  package var keepsUnderTransparent: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }

  /// Whether what is opaque stays so, whatever is painted.
  package var keepsOpacity: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop, .xor: false
    default: true
    }
  }

  /// Whether the colors of both are mixed, where both are.
  package var mixesColors: Bool {
    switch self {
    case .multiply, .screen, .overlay, .darken, .lighten, .hardLight, .difference, .exclusion: true
    default: false
    }
  }
}
