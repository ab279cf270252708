public import Foundation
import LayoutSnapshotViews

// Before Swift 4.2 the names of notifications were members of `Notification.Name`.
extension Notification.Name {
  /// The older name of `UIApplication.backgroundRefreshStatusDidChangeNotification`.
  @available(*, deprecated, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification")
  public static let UIApplicationBackgroundRefreshStatusDidChange = UIApplication
    .backgroundRefreshStatusDidChangeNotification
  /// The older name of `UIApplication.didBecomeActiveNotification`.
  @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// The older name of `UIApplication.didChangeStatusBarFrameNotification`.
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarFrameNotification")
  public static let UIApplicationDidChangeStatusBarFrame = UIApplication.didChangeStatusBarFrameNotification
  /// The older name of `UIApplication.didChangeStatusBarOrientationNotification`.
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
  public static let UIApplicationDidChangeStatusBarOrientation = UIApplication
    .didChangeStatusBarOrientationNotification
  /// The older name of `UIApplication.didEnterBackgroundNotification`.
  @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// The older name of `UIApplication.didFinishLaunchingNotification`.
  @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  /// The older name of `UIApplication.didReceiveMemoryWarningNotification`.
  @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
  /// The older name of `UIApplication.protectedDataDidBecomeAvailableNotification`.
  @available(*, deprecated, renamed: "UIApplication.protectedDataDidBecomeAvailableNotification")
  public static let UIApplicationProtectedDataDidBecomeAvailable = UIApplication
    .protectedDataDidBecomeAvailableNotification
  /// The older name of `UIApplication.protectedDataWillBecomeUnavailableNotification`.
  @available(*, deprecated, renamed: "UIApplication.protectedDataWillBecomeUnavailableNotification")
  public static let UIApplicationProtectedDataWillBecomeUnavailable = UIApplication
    .protectedDataWillBecomeUnavailableNotification
  /// The older name of `UIApplication.significantTimeChangeNotification`.
  @available(*, deprecated, renamed: "UIApplication.significantTimeChangeNotification")
  public static let UIApplicationSignificantTimeChange = UIApplication.significantTimeChangeNotification
  /// The older name of `UIApplication.userDidTakeScreenshotNotification`.
  @available(*, deprecated, renamed: "UIApplication.userDidTakeScreenshotNotification")
  public static let UIApplicationUserDidTakeScreenshot = UIApplication.userDidTakeScreenshotNotification
  /// The older name of `UIApplication.willChangeStatusBarFrameNotification`.
  @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarFrameNotification")
  public static let UIApplicationWillChangeStatusBarFrame = UIApplication.willChangeStatusBarFrameNotification
  /// The older name of `UIApplication.willChangeStatusBarOrientationNotification`.
  @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
  public static let UIApplicationWillChangeStatusBarOrientation = UIApplication
    .willChangeStatusBarOrientationNotification
  /// The older name of `UIApplication.willEnterForegroundNotification`.
  @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  /// The older name of `UIApplication.willResignActiveNotification`.
  @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// The older name of `UIApplication.willTerminateNotification`.
  @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  /// The older name of `UIContentSizeCategory.didChangeNotification`.
  @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
  public static let UIContentSizeCategoryDidChange = ContentSizeCategory.didChangeNotification
  /// The older name of `UIDevice.batteryLevelDidChangeNotification`.
  @available(*, deprecated, renamed: "UIDevice.batteryLevelDidChangeNotification")
  public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
  /// The older name of `UIDevice.batteryStateDidChangeNotification`.
  @available(*, deprecated, renamed: "UIDevice.batteryStateDidChangeNotification")
  public static let UIDeviceBatteryStateDidChange = UIDevice.batteryStateDidChangeNotification
  /// The older name of `UIDevice.orientationDidChangeNotification`.
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  /// The older name of `UIDevice.proximityStateDidChangeNotification`.
  @available(*, deprecated, renamed: "UIDevice.proximityStateDidChangeNotification")
  public static let UIDeviceProximityStateDidChange = UIDevice.proximityStateDidChangeNotification
  /// The older name of `UIResponder.keyboardDidChangeFrameNotification`.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
  /// The older name of `UIResponder.keyboardDidHideNotification`.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  /// The older name of `UIResponder.keyboardDidShowNotification`.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// The older name of `UIResponder.keyboardWillChangeFrameNotification`.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  /// The older name of `UIResponder.keyboardWillHideNotification`.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// The older name of `UIResponder.keyboardWillShowNotification`.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// The older name of `UIMenuController.didHideMenuNotification`.
  @available(*, deprecated, renamed: "UIMenuController.didHideMenuNotification")
  public static let UIMenuControllerDidHideMenu = UIMenuController.didHideMenuNotification
  /// The older name of `UIMenuController.didShowMenuNotification`.
  @available(*, deprecated, renamed: "UIMenuController.didShowMenuNotification")
  public static let UIMenuControllerDidShowMenu = UIMenuController.didShowMenuNotification
  /// The older name of `UIMenuController.willHideMenuNotification`.
  @available(*, deprecated, renamed: "UIMenuController.willHideMenuNotification")
  public static let UIMenuControllerWillHideMenu = UIMenuController.willHideMenuNotification
  /// The older name of `UIMenuController.willShowMenuNotification`.
  @available(*, deprecated, renamed: "UIMenuController.willShowMenuNotification")
  public static let UIMenuControllerWillShowMenu = UIMenuController.willShowMenuNotification
  /// The older name of `UIScreen.brightnessDidChangeNotification`.
  @available(*, deprecated, renamed: "UIScreen.brightnessDidChangeNotification")
  public static let UIScreenBrightnessDidChange = UIScreen.brightnessDidChangeNotification
  /// The older name of `UIScreen.didConnectNotification`.
  @available(*, deprecated, renamed: "UIScreen.didConnectNotification")
  public static let UIScreenDidConnect = UIScreen.didConnectNotification
  /// The older name of `UIScreen.didDisconnectNotification`.
  @available(*, deprecated, renamed: "UIScreen.didDisconnectNotification")
  public static let UIScreenDidDisconnect = UIScreen.didDisconnectNotification
  /// The older name of `UITextField.textDidBeginEditingNotification`.
  @available(*, deprecated, renamed: "UITextField.textDidBeginEditingNotification")
  public static let UITextFieldTextDidBeginEditing = TextField.textDidBeginEditingNotification
  /// The older name of `UITextField.textDidChangeNotification`.
  @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
  public static let UITextFieldTextDidChange = TextField.textDidChangeNotification
  /// The older name of `UITextField.textDidEndEditingNotification`.
  @available(*, deprecated, renamed: "UITextField.textDidEndEditingNotification")
  public static let UITextFieldTextDidEndEditing = TextField.textDidEndEditingNotification
  /// The older name of `UITextView.textDidBeginEditingNotification`.
  @available(*, deprecated, renamed: "UITextView.textDidBeginEditingNotification")
  public static let UITextViewTextDidBeginEditing = TextView.textDidBeginEditingNotification
  /// The older name of `UITextView.textDidChangeNotification`.
  @available(*, deprecated, renamed: "UITextView.textDidChangeNotification")
  public static let UITextViewTextDidChange = TextView.textDidChangeNotification
  /// The older name of `UITextView.textDidEndEditingNotification`.
  @available(*, deprecated, renamed: "UITextView.textDidEndEditingNotification")
  public static let UITextViewTextDidEndEditing = TextView.textDidEndEditingNotification
  /// The older name of `UIWindow.didBecomeHiddenNotification`.
  @available(*, deprecated, renamed: "UIWindow.didBecomeHiddenNotification")
  public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification
  /// The older name of `UIWindow.didBecomeKeyNotification`.
  @available(*, deprecated, renamed: "UIWindow.didBecomeKeyNotification")
  public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
  /// The older name of `UIWindow.didBecomeVisibleNotification`.
  @available(*, deprecated, renamed: "UIWindow.didBecomeVisibleNotification")
  public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
  /// The older name of `UIWindow.didResignKeyNotification`.
  @available(*, deprecated, renamed: "UIWindow.didResignKeyNotification")
  public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification
}
