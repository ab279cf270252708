/// Where tabs lead in a line.
///
///     TabRuler().stop(after: 30).location  // 56
package struct TabRuler: Hashable, Sendable {
  /// In the order of their places.
  private var stops: [TabStop]
  /// How far apart tabs are behind the last stop.
  private var interval: Double

  /// UIKit's interval of tabs in a paragraph that sets none.
  private static let usualInterval = 28.0

  /// - Parameter interval: How far apart tabs are behind the last stop; 0 for the usual distance.
  package init(stops: [TabStop] = [], interval: Double = 0) {
    self.stops = stops.sorted { $0.location < $1.location }
    self.interval = interval > 0 ? interval : Self.usualInterval
  }

  /// The stop that a tab at a place leads to.
  func stop(after place: Double) -> TabStop {
    // A tab that is on a stop but for the noise of summing leads to the next one.
    let place = place + 0x1p-16
    if let stop = stops.first(where: { $0.location > place }) { return stop }
    return TabStop(location: (PixelGrid.floor(place / interval) + 1) * interval)
  }
}

/// A place in lines that tabs lead to.
package struct TabStop: Hashable, Sendable {
  /// What of the text behind the tab stands at the stop.
  package enum Alignment: UInt8, Hashable, Sendable {
    case start, center, end
  }

  /// Points from the edge where lines begin.
  package var location: Double
  package var alignment: Alignment

  package init(location: Double, alignment: Alignment = .start) {
    (self.location, self.alignment) = (location, alignment)
  }

  /// How far a tab at a place advances if text of some width follows.
  func advance(from place: Double, before width: Double) -> Double {
    switch alignment {
    case .start: location - place
    case .center: max(0, location - place - width / 2)
    case .end: max(0, location - place - width)
    }
  }
}
