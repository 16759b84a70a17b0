/// A URL that a scene is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    public let url: URL

    package init(url: URL) {
        self.url = url
        super.init()
    }
}
