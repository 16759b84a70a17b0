import HandsetUIKit

/// An app that does nothing by itself.
final class QuietApp: NSObject, UIApplicationDelegate {}
