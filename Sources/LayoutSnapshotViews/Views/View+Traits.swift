extension View: TraitObserving {
  final var traitsHere: Traits {
    var traits = isLayoutRoot ? surroundings : ownSuperview?.traitCollection ?? surroundings
    addOwnTraits(to: &traits)
    return traits
  }

  /// The style that the view sets for itself and the views inside it.
  final var ownStyle: UserInterfaceStyle {
    get { ownTraits.userInterfaceStyle }
    set {
      guard newValue != ownTraits.userInterfaceStyle else { return }
      ownTraits.userInterfaceStyle = newValue
      traitsAreSet()
    }
  }

  /// Records that the view or its controller has set other traits than before.
  final func traitsAreSet() {
    for view in sequence(first: self, next: \.ownSuperview) {
      view.life.traitsAreStale = true
      if view.ownSuperview == nil { view.treeHasChanged() }
    }
  }

  /// Sets a device's traits for the tree and notifies every view whose traits have changed, outer views first.
  func adopt(_ traits: Traits) {
    var own = traits
    addOwnTraits(to: &own)
    // Views that were added since the last layout have discarded the engine.
    if engines[traits.direction] != nil, surroundings == traits, knownTraits == own, !life.traitsAreStale {
      return
    }
    life.traitsAreStale = false
    surroundings = traits
    // These notifications differ from those of a layout of the views around this one.
    for view in sequence(first: self, next: \.ownSuperview).dropFirst() { view.life.traitsAreStale = true }
    tellTraits(traits)
  }

  private func tellTraits(_ outer: Traits) {
    var traits = outer
    addOwnTraits(to: &traits)
    if knownTraits != traits {
      let previous = knownTraits
      knownTraits = traits
      if previous == nil { takeStyles() }
      let oldLook = previous?.systemAppearance ?? Traits.standard.systemAppearance
      if oldLook != traits.systemAppearance { lookDidChange() }
      traitsWillBeTold?(traits)
      // A view's controller gets the traits from the superview first, and passes them on to its view.
      if let controller {
        controller.traitCollectionDidChange(previous)
        controller.traitObservers.tell(controller, previous, traits)
      }
      traitCollectionDidChange(previous)
      traitObservers.tell(self, previous, traits)
    }
    forEachSubview { $0.tellTraits(traits) }
  }
}
