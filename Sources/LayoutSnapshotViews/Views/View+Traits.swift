extension View: TraitObserving {
  final var traitsHere: Traits {
    var traits = superview?.traitCollection ?? surroundings
    traits.add(traitOverrides)
    return traits
  }

  /// The light or dark style of this view and the views inside it; ``UserInterfaceStyle/unspecified``, the
  /// default, inherits the superview's.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set {
      guard newValue != traitOverrides.userInterfaceStyle else { return }
      traitOverrides.userInterfaceStyle = newValue
      for view in sequence(first: self, next: \.superview) { view.life.traitsAreStale = true }
    }
  }

  /// Sets a device's traits for the tree and notifies every view whose traits have changed, outer views first.
  func adopt(_ traits: Traits) {
    var own = traits
    own.add(traitOverrides)
    // Views that were added since the last layout have discarded the engine.
    if engines[traits.direction] != nil, surroundings == traits, knownTraits == own, !life.traitsAreStale {
      return
    }
    life.traitsAreStale = false
    surroundings = traits
    // These notifications differ from those of a layout of the views around this one.
    for view in sequence(first: self, next: \.superview).dropFirst() { view.life.traitsAreStale = true }
    tellTraits(traits)
  }

  private func tellTraits(_ outer: Traits) {
    var traits = outer
    if overridesTraits { traits.add(traitOverrides) }
    if knownTraits != traits {
      let previous = knownTraits
      knownTraits = traits
      if previous == nil { takeStyles() }
      traitsWillBeTold?(traits)
      // A view's controller gets the traits from the superview first, and passes them on to its view.
      if let controller {
        controller.traitCollectionDidChange(previous)
        controller.traitObservers.tell(controller, previous, traits)
      }
      traitCollectionDidChange(previous)
      traitObservers.tell(self, previous, traits)
    }
    for subview in ownSubviews { subview.tellTraits(traits) }
  }
}
