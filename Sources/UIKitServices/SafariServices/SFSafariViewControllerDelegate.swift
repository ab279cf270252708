public import Foundation
public import LayoutSnapshotViews

/// Who is told what happens to a page, like Apple's delegate. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Called on a phone when the user leaves the page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called on a phone when the first page has been loaded or could not be.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Called on a phone when the first page leads to another one.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Called on a phone for the app's own services in Safari's sheet.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  /// Called on a phone for the services that Safari's sheet does not offer.
  func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType]
  /// Called on a phone when the user opens the page in the browser.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing by default.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing by default.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing by default.
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  /// None by default.
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
  /// None by default.
  public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType] { [] }
  /// Does nothing by default.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
