/// A controller of a view in SwiftUI, which is not drawn.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }

    /// There is no view in an archive, as Apple's documentation says of other classes.
    public required init?(coder: NSCoder) { return nil }
}
