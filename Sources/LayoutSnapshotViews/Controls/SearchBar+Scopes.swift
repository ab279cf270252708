import Foundation

/// The looks of the segments below the field of a search bar.
///
/// ```swift
/// searchBar.setScopeBarButtonTitleTextAttributes([.foregroundColor: Color.systemRed], for: .selected)
/// ```
extension SearchBar {
  /// Sets the attributes of the titles of the segments below the field.
  public final func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) {
    scopes.setTitleTextAttributes(attributes, for: state)
  }
  /// The attributes of the titles of the segments below the field.
  public final func scopeBarButtonTitleTextAttributes(for state: Control.State) -> [NSAttributedString.Key:
    Any]?
  {
    scopes.titleTextAttributes(for: state)
  }
  /// Sets the ground of the segments below the field in a state.
  public final func setScopeBarButtonBackgroundImage(_ backgroundImage: Image?, for state: Control.State) {
    scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }
  /// The ground of the segments below the field in a state.
  public final func scopeBarButtonBackgroundImage(for state: Control.State) -> Image? {
    scopes.backgroundImage(for: state, barMetrics: .default)
  }
  /// Sets the image between the segments below the field.
  public final func setScopeBarButtonDividerImage(
    _ dividerImage: Image?, forLeftSegmentState leftState: Control.State,
    rightSegmentState rightState: Control.State
  ) {
    scopes.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  /// The image between the segments below the field.
  public final func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: Control.State, rightSegmentState rightState: Control.State
  ) -> Image? {
    scopes.dividerImage(
      forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
}
