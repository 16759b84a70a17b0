/// An installation of Azure Notification Hubs.
///
/// Each of its templates is a payload whose placeholders, such as `$(message)`, the hub fills ("Templates" in
/// Azure's documentation). They stay as they are.
enum AzureInstallation {
    /// A value that is a native payload already is returned as it is.
    static func payloads(of value: JSONSlice) throws(EnvelopeFault) -> [[UInt8]] {
        if value["aps"] != nil { return [value.json] }
        let bodies = (value["templates"]?.members ?? []).compactMap { $0.value["body"] }
        guard !bodies.isEmpty else { throw .lacks(.azure, "templates with a body") }
        return bodies.map { body in body.string.map { Array($0.utf8) } ?? body.json }
    }
}
