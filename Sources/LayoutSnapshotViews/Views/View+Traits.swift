extension View: TraitObserving {
  final var traitsHere: Traits {
    var traits = superview?.traitCollection ?? surroundings
    traits.add(traitOverrides)
    return traits
  }

  /// The style of this view and what is in it, whatever the device's; ``UserInterfaceStyle/unspecified`` to
  /// follow the superview.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set {
      guard newValue != traitOverrides.userInterfaceStyle else { return }
      traitOverrides.userInterfaceStyle = newValue
      for view in sequence(first: self, next: \.superview) { view.life.traitsAreStale = true }
    }
  }

  /// Takes the traits of a device for the tree and tells every view whose traits have changed, outer first.
  func adopt(_ traits: Traits) {
    var own = traits
    own.add(traitOverrides)
    // Views that came since the last layout have made the engine go.
    if engines[traits.direction] != nil, surroundings == traits, knownTraits == own, !life.traitsAreStale {
      return
    }
    life.traitsAreStale = false
    surroundings = traits
    // What is told here is not what a layout of the views around has told.
    for view in sequence(first: self, next: \.superview).dropFirst() { view.life.traitsAreStale = true }
    tellTraits(traits)
  }

  private func tellTraits(_ outer: Traits) {
    var traits = outer
    if overridesTraits { traits.add(traitOverrides) }
    if knownTraits != traits {
      let previous = knownTraits
      knownTraits = traits
      traitsWillBeTold?(traits)
      // Traits come from the superview to the controller, and from there to its view.
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
