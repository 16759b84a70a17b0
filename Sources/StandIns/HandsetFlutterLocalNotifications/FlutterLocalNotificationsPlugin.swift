@_exported public import HandsetFlutter

/// The plugin of Flutter for an app's own notifications, which makes no calls here.
@preconcurrency @MainActor open class FlutterLocalNotificationsPlugin: NSObject, FlutterPlugin {
    /// Sets the closure that registers the plugins for Dart code in the background, which is not run here.
    public class func setPluginRegistrantCallback(
        _ callback: @escaping (any FlutterPluginRegistry) -> Void
    ) {}
}
