import HTTPTypes

/// The headers of the app's page: it runs scripts, also those of payloads, and reaches nothing else.
enum FrameHeaders {
    /// Only files of the folder's address may be loaded, and only pages of the parents' origins may hold the
    /// frame.
    static func add(to fields: inout HTTPFields, folder: String, parents: [String]) {
        let policy = [
            "sandbox allow-scripts", "default-src 'none'",
            "script-src \(folder) 'unsafe-inline' 'unsafe-eval'",
            "style-src \(folder) 'unsafe-inline'", "img-src \(folder) data:",
            "font-src \(folder) data:", "media-src \(folder)", "connect-src 'none'",
            "form-action 'none'", "base-uri 'none'",
            "frame-ancestors \(parents.isEmpty ? "'none'" : parents.joined(separator: " "))",
        ]
        fields[.contentSecurityPolicy] = policy.joined(separator: "; ")
        for (name, value) in others { fields[name] = value }
    }

    private static let others: [(name: HTTPField.Name, value: String)] =
        [(.cacheControl, "no-store"), (.xContentTypeOptions, "nosniff")]
        + [
            // The frame's own origin is none, so that its files are those of another one for it.
            ("cross-origin-resource-policy", "cross-origin"),
            ("access-control-allow-origin", "null"), ("referrer-policy", "no-referrer"),
            ("x-dns-prefetch-control", "off"),
            // The policy above forbids no WebRTC, and lets a browser connect to a host before it refuses to
            // load the address. Where a browser knows this header, neither leaves the machine.
            ("connection-allowlist", "(response-origin)"),
            ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
        ].compactMap { name, value in HTTPField.Name(name).map { ($0, value) } }
}
