/// The things that the user has copied; a new phone has none.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The pasteboard of all apps.
    public class var general: UIPasteboard { UIApplication.shared.pasteboard }

    open var string: String?
    open var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }

    override init() { super.init() }

    /// True if there is a text.
    public var hasStrings: Bool { string != nil }
    /// True if there is an address.
    public var hasURLs: Bool { url?.scheme != nil }
}
