// The modifiers of a view change nothing, as it is not drawn; those with code that SwiftUI runs by itself keep it.

extension View {
    public func padding(_ length: CGFloat? = nil) -> some View { self }

    public func foregroundColor(_ color: Color?) -> some View { self }

    public func background(_ color: Color) -> some View { self }

    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }

    public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View { self }

    /// A view above this one, which is noted as what the app opens when it is shown.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        hosting { ShownEffect(isPresented.wrappedValue ? ["sheet \(Content.self)"] : []) }
    }

    /// A view of a value above this one, which is noted as what the app opens when it is shown.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { hosting { ShownEffect(item.wrappedValue.map { ["sheet \($0)"] } ?? []) } }
}

// MARK: - Code that runs

extension View {
    /// Runs code when the view appears.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        hosting { AppearEffect(appear: action) }
    }

    /// Runs code when the view disappears.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        hosting { AppearEffect(disappear: action) }
    }

    /// Runs a task while the view is there.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View { hosting { TaskEffect(of: nil, action) } }

    /// Runs a task while the view is there, and again when a value changes.
    public func task<Identifier: Hashable>(
        id value: Identifier, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View { hosting { TaskEffect(of: AnyHashable(value), action) } }

    public func onReceive<Source: HandsetCombine.Publisher>(
        _ publisher: Source, perform action: @escaping (Source.Output) -> Void
    ) -> some View where Source.Failure == Never {
        hosting { ReceiveEffect { publisher.sink { action($0) } } }
    }

    /// Runs code when a value changes.
    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (Value) -> Void
    ) -> some View { hosting { ChangeEffect(value) { action($1) } } }

    /// Runs code when a value changes.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View { hosting { ChangeEffect(value, isInitial: initial, action) } }

    /// Runs code when a value changes.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { hosting { ChangeEffect(value, isInitial: initial) { _, _ in action() } } }

    /// Runs code for a URL that comes to the app.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        hosting { OpenURLEffect(action) }
    }

    /// Notes what a path of a stack shows, which is not drawn.
    public func navigationDestination<Element: Hashable, Destination: View>(
        for data: Element.Type, @ViewBuilder destination: @escaping (Element) -> Destination
    ) -> some View { self }
}

// MARK: - The environment

extension View {
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        ModifiedContent(content: self) { _ in ViewHost.shared.give(object) }
    }

    /// Gives an object to the views in this one (iOS 17 and later).
    public func environment<Object: AnyObject>(_ object: Object?) -> some View {
        ModifiedContent(content: self) { _ in if let object { ViewHost.shared.give(object) } }
    }

    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View { self }
}
