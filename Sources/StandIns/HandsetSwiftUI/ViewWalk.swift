/// A view or a scene that says itself what is in it, in the place of a body.
@MainActor protocol HostedContent {
    func walk(_ walk: ViewWalk)
}

/// A property of a view that keeps its value by the view's place.
@MainActor protocol HostedProperty {
    func adopt(_ host: ViewHost, at place: String)
}

/// One way through the views of an app.
@MainActor final class ViewWalk {
    private static let maximumDepth = 200
    private static let maximumCount = 5_000

    private let host: ViewHost
    private var path: [String] = []
    private var count = 0
    private(set) var effects: [String: ViewEffect] = [:]
    private(set) var order: [String] = []

    init(_ host: ViewHost) { self.host = host }

    func walk<Main: App>(_ app: Main) {
        adopt(app, "app")
        walkScene(app.body, "scene")
    }

    func walkScene<Content: Scene>(_ scene: Content, _ step: String) {
        enter(step) {
            if let hosted = scene as? any HostedContent {
                hosted.walk(self)
            } else {
                adopt(scene, "\(Content.self)")
                walkScene(scene.body, "body")
            }
        }
    }

    func walkView<Content: View>(_ view: Content, _ step: String) {
        enter(step) {
            if let hosted = view as? any HostedContent {
                hosted.walk(self)
            } else {
                adopt(view, "\(Content.self)")
                walkView(view.body, "body")
            }
        }
    }

    /// Adds something to run, which has a place of its own.
    func add(_ effect: ViewEffect) {
        let place = path.joined(separator: "/") + "#\(type(of: effect))"
        effects[place] = effect
        order.append(place)
    }

    private func enter(_ step: String, _ body: () -> Void) {
        guard path.count < Self.maximumDepth, count < Self.maximumCount else { return }
        count += 1
        path.append(step)
        body()
        path.removeLast()
    }

    private func adopt(_ value: Any, _ name: String) {
        path.append(name)
        defer { path.removeLast() }
        for child in Mirror(reflecting: value).children {
            guard let property = child.value as? any HostedProperty else { continue }
            property.adopt(host, at: path.joined(separator: "/") + "." + (child.label ?? ""))
        }
    }
}
