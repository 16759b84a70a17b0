/// A view with something that it asks to be run.
public struct ModifiedContent<Content>: HostedContent {
    let content: Content
    let effect: @MainActor (ViewWalk) -> Void

    func walk(_ walk: ViewWalk) {
        effect(walk)
        if let view = content as? any View { walk.walkView(view, "content") }
        if let scene = content as? any Scene { walk.walkScene(scene, "content") }
    }
}

extension ModifiedContent: View where Content: View {
    /// No content, as it is not drawn.
    public var body: EmptyView { EmptyView() }
}

extension View {
    /// Returns the view with something that it asks to be run.
    func hosting(_ effect: @escaping @MainActor () -> ViewEffect) -> ModifiedContent<Self> {
        ModifiedContent(content: self) { $0.add(effect()) }
    }
}

/// A scene with something that it asks to be run.
public struct ModifiedScene<Content: Scene>: Scene, HostedContent {
    let content: Content
    let effect: @MainActor () -> ViewEffect

    /// No content, as it is not drawn.
    public var body: EmptyScene { EmptyScene() }

    func walk(_ walk: ViewWalk) {
        walk.add(effect())
        walk.walkScene(content, "content")
    }
}
