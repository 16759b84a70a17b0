// The modifiers of a view change nothing, as it is not drawn.

extension View {
    /// Room around the view.
    public func padding(_ length: CGFloat? = nil) -> some View { self }

    /// The colour of the view.
    public func foregroundColor(_ color: Color?) -> some View { self }

    /// The colour behind the view.
    public func background(_ color: Color) -> some View { self }

    /// The size of the view.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }

    /// The title of the view.
    public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View { self }

    /// A view above this one.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
}

// MARK: - Closures that are not called

extension View {
    /// Not called, as the view does not appear.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

    /// Not called, as the view does not disappear.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

    /// Not called, as the view does not appear.
    public func task(_ action: @escaping @Sendable () async -> Void) -> some View { self }

    /// Not called, as the view does not appear.
    public func onReceive<Source: HandsetCombine.Publisher>(
        _ publisher: Source, perform action: @escaping (Source.Output) -> Void
    ) -> some View where Source.Failure == Never { self }

    /// Not called, as the view does not appear.
    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (Value) -> Void
    ) -> some View { self }

    /// Not called, as the view does not appear.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View { self }

    /// Not called, as the view does not appear.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { self }

    /// Not called: a URL goes to the app's delegate.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}

// MARK: - The environment

extension View {
    /// Gives an object to the views in this one.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View { self }

    /// Gives an object to the views in this one (iOS 17 and later).
    public func environment<Object: AnyObject>(_ object: Object?) -> some View { self }

    /// Gives a value to the views in this one.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View { self }
}
