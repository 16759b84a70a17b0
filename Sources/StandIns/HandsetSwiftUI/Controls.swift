/// A view without others in it.
@preconcurrency @MainActor public protocol PlainView: View where Body == EmptyView {}

extension PlainView {
    /// No content, as it is not drawn.
    public var body: EmptyView { EmptyView() }
}

/// A text.
public struct Text: PlainView {
    public init<Content: StringProtocol>(_ content: Content) {}
}

/// A picture.
public struct Image: PlainView {
    public init(systemName: String) {}

    public init(_ name: String, bundle: Bundle? = nil) {}

    public init(uiImage: UIImage) {}
}

/// Room between views.
public struct Spacer: PlainView {
    public init(minLength: CGFloat? = nil) {}
}

/// A line between views.
public struct Divider: PlainView {
    public init() {}
}

/// A sign that something goes on.
public struct ProgressView: PlainView {
    public init() {}

    public init<Title: StringProtocol>(_ title: Title) {}
}

/// A button, which a test cannot tap.
public struct Button<Label: View>: PlainView {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
    public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {}
}

/// A switch, which a test cannot turn.
public struct Toggle: PlainView {
    public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {}
}

/// A field, into which a test cannot type.
public struct TextField: PlainView {
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {}
}
