/// A part of the user interface, which is never drawn: its body is asked for, and code runs that it asks for.
@preconcurrency @MainActor public protocol View {
    /// The type of the content.
    associatedtype Body: View

    /// The content.
    @ViewBuilder var body: Body { get }
}

/// A view without content.
public struct EmptyView: View, HostedContent {
    public nonisolated init() {}

    func walk(_ walk: ViewWalk) {}

    public var body: EmptyView { self }
}

/// A view of several.
public struct TupleView<each Content: View>: View, HostedContent {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }

    func walk(_ walk: ViewWalk) {
        var index = 0
        for view in repeat each content {
            walk.walkView(view, "\(index)")
            index += 1
        }
    }

    /// No content, as it is not drawn.
    public var body: EmptyView { EmptyView() }
}

/// A view of one kind or another.
public struct ConditionalView<First: View, Second: View>: View, HostedContent {
    enum Content {
        case first(First)
        case second(Second)
    }
    let content: Content

    func walk(_ walk: ViewWalk) {
        switch content {
        case .first(let view): walk.walkView(view, "first")
        case .second(let view): walk.walkView(view, "second")
        }
    }

    /// No content, as it is not drawn.
    public var body: EmptyView { EmptyView() }
}

extension Optional: HostedContent where Wrapped: View {
    func walk(_ walk: ViewWalk) {
        if let view = self { walk.walkView(view, "some") }
    }
}

extension Optional: View where Wrapped: View {
    /// No content, as it is not drawn.
    public var body: EmptyView { EmptyView() }
}
