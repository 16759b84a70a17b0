/// A view that holds others.
@preconcurrency @MainActor public protocol ContainerView: View where Body == EmptyView {
    /// The type of the others.
    associatedtype Content: View
}

extension ContainerView {
    /// No content, as it is not drawn.
    public var body: EmptyView { EmptyView() }
}

/// Views that share what is said of them.
public struct Group<Content: View>: ContainerView {
    /// Creates a group.
    public init(@ViewBuilder content: () -> Content) { _ = content }
}

/// Views below each other.
public struct VStack<Content: View>: ContainerView {
    /// Creates a stack.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}

/// Views beside each other.
public struct HStack<Content: View>: ContainerView {
    /// Creates a stack.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}

/// Views above each other.
public struct ZStack<Content: View>: ContainerView {
    /// Creates a stack.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

/// Views in rows.
public struct List<Content: View>: ContainerView {
    /// Creates a list.
    public init(@ViewBuilder content: () -> Content) {}
}

/// Views for values.
public struct ForEach<Data: RandomAccessCollection, Content: View>: ContainerView {
    /// Creates views.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable {}

    /// Creates views.
    public init<ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}

/// A stack that the user goes through.
public struct NavigationView<Content: View>: ContainerView {
    /// Creates a stack.
    public init(@ViewBuilder content: () -> Content) {}
}

/// A stack that the user goes through (iOS 16 and later).
public struct NavigationStack<Content: View>: ContainerView {
    /// Creates a stack.
    public init(@ViewBuilder root: () -> Content) {}
}

/// The places of views beside each other.
public enum VerticalAlignment: Sendable { case top, center, bottom }

/// The places of views below each other.
public enum HorizontalAlignment: Sendable { case leading, center, trailing }

/// The places of views above each other.
public enum Alignment: Sendable {
    case topLeading, top, topTrailing, leading, center, trailing
    case bottomLeading, bottom, bottomTrailing
}
