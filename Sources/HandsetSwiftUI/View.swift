/// A part of the user interface, which is never drawn: no body is asked for, and no closure in it is called.
@preconcurrency @MainActor public protocol View {
    /// The type of the content.
    associatedtype Body: View

    /// The content, which nobody asks for.
    @ViewBuilder var body: Body { get }
}

/// A view without content.
public struct EmptyView: View {
    /// Creates a view.
    public nonisolated init() {}

    /// The view.
    public var body: EmptyView { self }
}

/// A view of several.
public struct TupleView<each Content: View>: View {
    init() {}

    /// No content, as it is not drawn.
    public var body: EmptyView { EmptyView() }
}

/// A view of one kind or another.
public struct ConditionalView<First: View, Second: View>: View {
    init() {}

    /// No content, as it is not drawn.
    public var body: EmptyView { EmptyView() }
}

extension Optional: View where Wrapped: View {
    /// No content, as it is not drawn.
    public var body: EmptyView { EmptyView() }
}
