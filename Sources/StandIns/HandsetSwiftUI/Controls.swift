/// A view without others in it.
@preconcurrency @MainActor public protocol PlainView: View where Body == EmptyView {}

extension PlainView {
    /// No content, as it is not drawn.
    public var body: EmptyView { EmptyView() }
}

/// A text.
public struct Text: PlainView {
    /// Creates a text.
    public init<Content: StringProtocol>(_ content: Content) {}
}

/// A picture.
public struct Image: PlainView {
    /// Creates the picture of a symbol.
    public init(systemName: String) {}

    /// Creates the picture of a file.
    public init(_ name: String, bundle: Bundle? = nil) {}

    /// Creates a picture.
    public init(uiImage: UIImage) {}
}

/// Room between views.
public struct Spacer: PlainView {
    /// Creates room.
    public init(minLength: CGFloat? = nil) {}
}

/// A line between views.
public struct Divider: PlainView {
    /// Creates a line.
    public init() {}
}

/// A sign that something goes on.
public struct ProgressView: PlainView {
    /// Creates a sign.
    public init() {}

    /// Creates a sign with a text.
    public init<Title: StringProtocol>(_ title: Title) {}
}

/// A button, which a test cannot tap.
public struct Button<Label: View>: PlainView {
    /// Creates a button.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
    /// Creates a button with a text.
    public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {}
}

/// A switch, which a test cannot turn.
public struct Toggle: PlainView {
    /// Creates a switch.
    public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {}
}

/// A field, into which a test cannot type.
public struct TextField: PlainView {
    /// Creates a field.
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {}
}
