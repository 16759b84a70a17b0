import HandsetGateway

/// A key for provider tokens, and its file.
struct NamedProviderKey: Sendable {
    let key: ProviderKey
    /// The absolute path of the file.
    let path: String
}
