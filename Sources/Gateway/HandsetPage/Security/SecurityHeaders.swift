import HTTPTypes

/// The headers of all answers, which allow nothing that is not needed.
enum SecurityHeaders {
    /// Adds the headers, except those that the answer has already.
    static func add(to fields: inout HTTPFields) {
        for (name, value) in all where fields[name] == nil { fields[name] = value }
    }

    /// `frame` is the origin of the app's page, which alone may be in a frame; `nil` if there is none.
    static func policyOfPage(frame: String?) -> String {
        [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
            "connect-src 'self'", "frame-src \(frame ?? "'none'")", "form-action 'none'",
            "base-uri 'none'", "frame-ancestors 'none'",
            // No text can become markup or script.
            "require-trusted-types-for 'script'", "trusted-types 'none'",
        ].joined(separator: "; ")
    }

    private static let all: [(name: HTTPField.Name, value: String)] =
        [
            (.cacheControl, "no-store"), (.xContentTypeOptions, "nosniff"),
            (.contentSecurityPolicy, "default-src 'none'; frame-ancestors 'none'"),
        ]
        + [
            ("cross-origin-resource-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"), ("referrer-policy", "no-referrer"),
            ("x-frame-options", "DENY"),
        ].compactMap { name, value in HTTPField.Name(name).map { ($0, value) } }
}
