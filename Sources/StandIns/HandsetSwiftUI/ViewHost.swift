internal import Observation

/// The user interface of an app in SwiftUI, as far as it runs the app's code.
///
/// It asks for the bodies of the views that the first screen has, and runs what they ask for when they appear,
/// when a value changes, and when a URL comes. Nothing is drawn, and nothing can be touched. A view keeps its
/// state in its place, as long as it is there.
@MainActor package final class ViewHost {
    package static let shared = ViewHost()

    /// The rounds after which a user interface that changes itself at each is left as it is.
    private static let maximumRoundCount = 50

    private var app: (any App)?
    private var isConnected = false
    private var effects: [String: ViewEffect] = [:]
    private var order: [String] = []
    private var storages: [String: AnyObject] = [:]
    private var observations: [String: (object: ObjectIdentifier, tie: AnyCancellable)] = [:]
    private var isScheduled = false
    private var isUpdating = false
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    /// The state of the scene.
    package private(set) var phase = ScenePhase.background

    private init() {}

    /// Begins with an app, whose views are not there yet.
    package func launch(_ app: any App) {
        for effect in effects.values { effect.end() }
        (effects, order, storages, observations, objects) = ([:], [], [:], [:], [:])
        (isConnected, phase) = (false, .background)
        self.app = app
    }

    /// Lets the app's views be there.
    package func connect() {
        isConnected = true
        update()
    }

    /// Sets the state of the scene.
    package func set(_ phase: ScenePhase) {
        guard self.phase != phase else { return }
        self.phase = phase
        update()
    }

    /// Gives the views a URL; returns false if none of them takes it.
    package func open(_ url: URL) -> Bool {
        let takers = order.compactMap { effects[$0] as? OpenURLEffect }
        for taker in takers { taker.action(url) }
        update()
        return !takers.isEmpty
    }

    /// Returns the object of a type that a view above has given; `nil` if none has.
    func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        objects[ObjectIdentifier(type)] as? Object
    }

    func give<Object: AnyObject>(_ object: Object) {
        objects[ObjectIdentifier(Object.self)] = object
    }

    /// Asks for the bodies again soon.
    func setNeedsUpdate() {
        guard isConnected, !isScheduled, !isUpdating else { return }
        isScheduled = true
        Task { @MainActor in
            isScheduled = false
            update()
        }
    }

    // MARK: - Properties of views

    /// Returns the storage that a property has at a place.
    func storage<Storage: AnyObject>(_ new: Storage, at place: String) -> Storage {
        if let kept = storages[place] as? Storage { return kept }
        storages[place] = new
        return new
    }

    /// Asks for the bodies again when an object changes.
    func observe<Object: ObservableObject>(_ object: Object, at place: String) {
        guard observations[place]?.object != ObjectIdentifier(object) else { return }
        let tie = object.objectWillChange.sink { _ in
            Task { @MainActor in ViewHost.shared.setNeedsUpdate() }
        }
        observations[place] = (ObjectIdentifier(object), tie)
    }

    // MARK: - Rounds

    private func update() {
        guard isConnected, let app, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        for _ in 0..<Self.maximumRoundCount where round(app) {}
    }

    /// Walks through the views once; returns true if something was run that may have changed them.
    private func round(_ app: any App) -> Bool {
        let walk = ViewWalk(self)
        withObservationTracking {
            walk.walk(app)
        } onChange: {
            Task { @MainActor in ViewHost.shared.setNeedsUpdate() }
        }
        let known = effects
        (effects, order) = (walk.effects, walk.order)
        for (place, effect) in known where effects[place] == nil { effect.end() }
        var hasRun = false
        for place in order {
            guard let effect = effects[place] else { continue }
            if let old = known[place], type(of: old) == type(of: effect) {
                hasRun = effect.takeOver(old) || hasRun
            } else {
                known[place]?.end()
                effect.begin()
                hasRun = true
            }
        }
        return hasRun
    }
}
