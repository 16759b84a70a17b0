/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    public package(set) var windows: [UIWindow] = []
    /// The window that was made the key one last.
    public var keyWindow: UIWindow? { windows.last }
}
