/// One of Apple's two push services.
///
/// A device token belongs to one of them. A provider certificate or a key may be for one or both.
public enum GatewayEnvironment: String, CaseIterable, Hashable, Sendable {
    /// The service for apps in development.
    case sandbox
    /// The service for apps from the App Store.
    case production
}
