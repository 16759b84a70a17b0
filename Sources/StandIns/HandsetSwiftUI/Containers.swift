/// A view that holds others.
@preconcurrency @MainActor public protocol ContainerView: View where Body == EmptyView {
    /// The type of the others.
    associatedtype Content: View
}

/// A container whose views are all there at once.
protocol ShownContainer: ContainerView, HostedContent {
    var content: Content { get }
}

extension ShownContainer {
    func walk(_ walk: ViewWalk) { walk.walkView(content, "content") }
}

extension ContainerView {
    /// No content, as it is not drawn.
    public var body: EmptyView { EmptyView() }
}

/// Views that share what is said of them.
public struct Group<Content: View>: ShownContainer {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views below each other.
public struct VStack<Content: View>: ShownContainer {
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

/// Views beside each other.
public struct HStack<Content: View>: ShownContainer {
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

/// Views above each other.
public struct ZStack<Content: View>: ShownContainer {
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// Views in rows.
public struct List<Content: View>: ShownContainer {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views for values.
public struct ForEach<Data: RandomAccessCollection, Content: View>: ContainerView {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable {}

    public init<ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}

/// A stack that the user goes through.
public struct NavigationView<Content: View>: ShownContainer {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A stack that the user goes through (iOS 16 and later); what the app adds to its path is noted as what it opens.
public struct NavigationStack<Content: View>: ContainerView, HostedContent {
    private let content: Content
    private let path: () -> [String]

    public init(@ViewBuilder root: () -> Content) {
        content = root()
        path = { [] }
    }

    public init<Element: Hashable>(path: Binding<[Element]>, @ViewBuilder root: () -> Content) {
        content = root()
        self.path = { path.wrappedValue.map { "screen \($0)" } }
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Content) {
        content = root()
        self.path = { path.wrappedValue.elements.map { "screen \($0)" } }
    }

    func walk(_ walk: ViewWalk) {
        walk.add(ShownEffect(path()))
        walk.walkView(content, "root")
    }
}

/// The path of a stack.
public struct NavigationPath: Equatable {
    private(set) var elements: [AnyHashable] = []

    public init() {}

    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The number of screens above the first.
    public var count: Int { elements.count }
    /// True if only the first screen is there.
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<Element: Hashable>(_ value: Element) { elements.append(value) }

    /// Goes back; by more screens than there are, to the first.
    public mutating func removeLast(_ count: Int = 1) {
        elements.removeLast(min(max(0, count), elements.count))
    }
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
