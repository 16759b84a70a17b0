/// An object that answers to what the user does.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// The next object; always `nil`.
    open var next: UIResponder? { nil }
}
