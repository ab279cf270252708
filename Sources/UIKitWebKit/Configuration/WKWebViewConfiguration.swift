public import Foundation

/// How a ``WKWebView`` loads and shows pages. It is only stored.
///
/// ```swift
/// let configuration = WKWebViewConfiguration()
/// configuration.userContentController.add(self, name: "report")
/// let page = WKWebView(frame: .zero, configuration: configuration)
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKWebViewConfiguration: NSObject, NSCopying {
  /// The pool of the processes that load pages.
  open var processPool = WKProcessPool()
  /// The settings of the page.
  open var preferences = WKPreferences()
  /// The scripts of the app, and who gets their messages.
  open var userContentController = WKUserContentController()
  /// Where cookies and the like are kept.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The settings of pages for which nobody gives others; `nil` brings the usual ones back.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences() {
    didSet { if defaultWebpagePreferences == nil { defaultWebpagePreferences = WKWebpagePreferences() } }
  }

  /// Whether a page is shown when all of it is there; false by default.
  open var suppressesIncrementalRendering = false
  /// The name of the app in what the view says to servers; `nil` for what WebKit says.
  open var applicationNameForUserAgent: String?
  /// Whether media can be played on other devices; true by default.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether servers that are known to be safe are asked safely; true by default.
  open var upgradeKnownHostsToHTTPS = true
  /// The media that only the reader starts.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  /// Whether only the domains of the app are loaded; false by default.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether words are completed while the reader types; false by default.
  open var allowsInlinePredictions = false
  /// Whether pictures can stand between letters; false by default.
  open var supportsAdaptiveImageGlyph = false
  /// Whether videos are played in the page; false by default, as on phones.
  open var allowsInlineMediaPlayback = false
  /// How finely text is selected; by its blocks by default.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// Whether videos can be played in a small window; true by default.
  open var allowsPictureInPictureMediaPlayback = true
  /// What becomes a link; nothing by default.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether pages can be scaled that forbid it; false by default.
  open var ignoresViewportScaleLimits = false

  private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

  /// Creates a configuration with the usual values.
  public override init() { super.init() }

  /// Sets who answers requests with a scheme. Nothing is requested here.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) { schemeHandlers[urlScheme.lowercased()] = urlSchemeHandler }
  /// Who answers requests with a scheme; `nil` if nobody was set.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme.lowercased()]
  }

  /// A configuration with the same values, which shares its settings, scripts and stores with this one.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { copyOnItsActor { duplicate() } }

  final func duplicate() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    (copy.processPool, copy.preferences) = (processPool, preferences)
    (copy.userContentController, copy.websiteDataStore) = (userContentController, websiteDataStore)
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.allowsInlinePredictions = allowsInlinePredictions
    copy.supportsAdaptiveImageGlyph = supportsAdaptiveImageGlyph
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.selectionGranularity = selectionGranularity
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.schemeHandlers = schemeHandlers
    return copy
  }

  // MARK: Names of earlier versions

  /// Whether only the reader starts media.
  open var requiresUserActionForMediaPlayback: Bool {
    get { mediaTypesRequiringUserActionForPlayback == .all }
    set { mediaTypesRequiringUserActionForPlayback = newValue ? .all : [] }
  }
  /// Whether only the reader starts media.
  open var mediaPlaybackRequiresUserAction: Bool {
    get { requiresUserActionForMediaPlayback }
    set { requiresUserActionForMediaPlayback = newValue }
  }
  /// Whether media can be played on other devices.
  open var mediaPlaybackAllowsAirPlay: Bool {
    get { allowsAirPlayForMediaPlayback }
    set { allowsAirPlayForMediaPlayback = newValue }
  }
}

/// How finely text of a page is selected. Raw values match WebKit's.
public enum WKSelectionGranularity: Int, Sendable, CaseIterable {
  /// By characters, or by blocks where a selection is in several.
  case dynamic = 0
  /// By characters.
  case character = 1
}

/// Kinds of media that only the reader starts. The bits match WebKit's.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  /// The bits, one for each kind.
  public let rawValue: UInt
  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What can be heard.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// What can be seen.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// All kinds.
  public static let all = WKAudiovisualMediaTypes(rawValue: UInt.max)
}

/// What of a page becomes a link. The bits match WebKit's.
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits, one for each kind.
  public let rawValue: UInt
  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Addresses of places.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// Numbers of parcels.
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
  /// Numbers of flights.
  public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
  /// What could be searched for.
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
  /// What could be searched for, by its earlier name.
  public static let spotlightSuggestion = lookupSuggestion
  /// All kinds.
  public static let all = WKDataDetectorTypes(rawValue: UInt.max)
}
