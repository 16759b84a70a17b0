/// An app in SwiftUI; a phone runs the delegate that it names by ``UIApplicationDelegateAdaptor``.
@preconcurrency @MainActor public protocol App {
    /// The type of the content.
    associatedtype Body: Scene

    /// The content.
    @SceneBuilder var body: Body { get }

    /// Creates the app.
    init()
}

extension App {
    /// The start of an app's program, which does nothing: a phone of a test launches the app.
    public static func main() {}
}
