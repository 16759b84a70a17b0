import HandsetWeb

/// A folder of pages that cannot be a web view's.
struct WebViewRefusal: Error, CustomStringConvertible {
    private let error: WebViewError

    init(_ error: WebViewError) { self.error = error }

    var description: String { "\(error)" }
}
