import HandsetGateway

/// A key for provider tokens, and its file.
struct NamedProviderKey: Sendable {
    let key: ProviderKey
    let path: String
}
