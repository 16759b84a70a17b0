/// Which of Apple's two push services the gateway stands for.
///
/// A device token belongs to one of them, and so does a provider certificate.
public enum GatewayEnvironment: String, CaseIterable, Hashable, Sendable {
    /// The service for apps that are being developed.
    case sandbox
    /// The service for apps of the App Store.
    case production
}
