import HandsetTree

/// Finds the time at which lines of an app's code run.
struct LaunchMoments {
    private let project: CodeProject
    private let applicationDelegates: Set<String>
    private let swiftUIApps: Set<String>
    /// The types that look like the application's delegate, and of which iOS has no object.
    private let unused: Set<String>

    private static let maximumDepth = 5
    /// The callers that are looked at for one line.
    private static let maximumCallerCount = 500
    private static let launchNames: Set = [
        "application(_:didFinishLaunchingWithOptions:)",
        "application(_:willFinishLaunchingWithOptions:)", "applicationDidFinishLaunching(_:)",
        "application:didFinishLaunchingWithOptions:",
        "application:willFinishLaunchingWithOptions:", "applicationDidFinishLaunching:",
    ]
    /// Methods that iOS calls, though no line of the app does, after the launch.
    private static let laterBaseNames: Set = [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "applicationDidBecomeActive",
        "applicationWillEnterForeground", "applicationDidEnterBackground", "scene",
        "sceneDidBecomeActive", "sceneWillEnterForeground", "userNotificationCenter", "loadView",
        "awakeFromNib", "body", "makeUIViewController", "tableView", "collectionView", "messaging",
    ]

    private static let later: Set = [
        "async", "asyncAfter", "Task", "dispatch_async", "dispatch_after",
    ]

    /// True if the app has scenes, which connect after the launch.
    private let hasScenes: Bool

    init(_ project: CodeProject, unused: Set<String> = [], hasScenes: Bool = false) {
        self.project = project
        self.hasScenes = hasScenes
        self.unused = unused
        applicationDelegates = project.applicationDelegates
        swiftUIApps = project.swiftUIApps
    }

    /// The callers that were looked at on the way to a line.
    private struct Search {
        var seen: Set<CodeNode> = []
        var callerCount = 0
    }

    func moment(of node: CodeNode) -> LaunchMoment {
        var search = Search()
        guard let method = project.method(around: node) else {
            return momentOfProperty(at: node, depth: 0, &search)
                ?? LaunchMoment(
                    time: .unclear, isUnconditional: false, isDirect: false,
                    steps: [LaunchStep(.outside)])
        }
        return moment(of: node, in: method, depth: 0, &search)
    }

    private func moment(
        of node: CodeNode, in method: CodeMethod, depth: Int, _ search: inout Search
    ) -> LaunchMoment {
        let isDirect = depth == 0
        func late(_ step: LaunchStep) -> LaunchMoment {
            LaunchMoment(time: .late, isUnconditional: true, isDirect: isDirect, steps: [step])
        }
        if let closure = node.laterClosure(in: method.body) {
            var moment = late(Self.step(of: closure.callee, in: method))
            moment.callee = closure.callee
            return moment
        }
        if method.isAsync, node.isAfterAwait(in: method.body) {
            return late(LaunchStep(.afterAwait, method.name))
        }
        let isUnconditional = !node.isConditional(in: method.body)
        let isUnused = method.typeName.map(unused.contains) ?? false
        if !isUnused, isLaunch(method) {
            return LaunchMoment(
                time: .inTime, isUnconditional: isUnconditional, isDirect: isDirect,
                steps: [LaunchStep(.method, method.name)])
        }
        let isOfApplication = method.name.hasPrefix("application") && !isUnused
        if Self.laterBaseNames.contains(method.baseName) || isOfApplication {
            return late(LaunchStep(.method, method.name))
        }
        // Flutter makes its engine with the view of the scene.
        if hasScenes, method.baseName == "didInitializeImplicitFlutterEngine" {
            var moment = late(LaunchStep(.flutterEngine, method.name))
            moment.isDirect = false
            return moment
        }
        guard depth < Self.maximumDepth, search.seen.insert(method.node).inserted else {
            return LaunchMoment(
                time: .unclear, isUnconditional: false, isDirect: false,
                steps: [LaunchStep(.method, method.name)])
        }
        let callers = callers(of: method, depth: depth, &search)
        let best =
            callers.first { $0.time == .inTime && $0.isUnconditional }
            ?? callers.first { $0.time == .inTime }
            ?? callers.first { $0.time == .unclear } ?? callers.first
        guard var best else {
            return LaunchMoment(
                time: .unclear, isUnconditional: false, isDirect: false,
                steps: [LaunchStep(.uncalled, method.name)])
        }
        best.isDirect = false
        best.isUnconditional = best.isUnconditional && isUnconditional
        best.steps.insert(LaunchStep(.method, method.name), at: 0)
        return best
    }

    private func isLaunch(_ method: CodeMethod) -> Bool {
        if Self.launchNames.contains(method.name) { return true }
        guard method.baseName == "init", let type = method.typeName else { return false }
        return applicationDelegates.contains(type) || swiftUIApps.contains(type)
    }

    private static func step(of callee: String?, in method: CodeMethod) -> LaunchStep {
        switch callee {
        case nil: LaunchStep(.closure, method.name)
        case let callee? where ["onAppear", "task"].contains(callee): LaunchStep(.view, callee)
        case let callee? where later.contains(callee): LaunchStep(.laterTurn, callee)
        case let callee?: LaunchStep(.answer, callee)
        }
    }

    /// Returns the times at which a method is called, as far as lines of the project do so.
    private func callers(
        of method: CodeMethod, depth: Int, _ search: inout Search
    ) -> [LaunchMoment] {
        var moments: [LaunchMoment] = []
        for use in uses(of: method) {
            search.callerCount += 1
            guard search.callerCount < Self.maximumCallerCount else { break }
            if let caller = project.method(around: use) {
                guard caller.node != method.node else { continue }
                moments.append(moment(of: use, in: caller, depth: depth + 1, &search))
            } else if let moment = momentOfProperty(at: use, depth: depth, &search) {
                moments.append(moment)
            }
        }
        return moments
    }

    /// The nodes that call a method, or create or use its type if it is an initializer.
    private func uses(of method: CodeMethod) -> [CodeNode] {
        guard method.isInitializer, let type = method.typeName else {
            if method.isProperty {
                return project.uses(of: method.baseName).filter { $0.kind != .call }
            }
            return project.bases(named: method.baseName).filter { use in
                use.kind == .call && method.takes(use)
                    && (use.tree.language != .objectiveC || use.label == method.name
                        || method.language != .objectiveC || use.receiver == nil)
                    && isOf(method, use)
            }
        }
        return project.bases(named: type).filter { use in
            if use.kind == .call { return true }
            // Name.shared, and a message to the class.
            guard use.kind == .name, let parent = use.parent, parent.kind == .member,
                use.role == .base
            else { return false }
            return parent.text.lowercased() != "self" && parent.text != "class"
        }
    }

    /// Returns false if the receiver of a call is known to be of another type.
    private func isOf(_ method: CodeMethod, _ call: CodeNode) -> Bool {
        guard let owner = method.typeName else { return call.receiver == nil }
        if let receiver = call.receiver, let first = receiver.names.first,
            first.first?.isUppercase == true, !project.declares(first)
        {
            // Another module's type, such as Analytics.
            return false
        }
        guard let type = project.typeName(ofReceiver: call) else { return true }
        return type == owner || project.ancestors(of: type).contains(owner)
            || project.ancestors(of: owner).contains(type)
    }

    /// Returns the time at which a stored property gets its value, whose type is created with its owner.
    private func momentOfProperty(
        at node: CodeNode, depth: Int, _ search: inout Search
    ) -> LaunchMoment? {
        guard
            let property = node.ancestors.first(where: { $0.kind == .variable && $0.owner != nil }),
            let owner = property.owner, let value = property[.value], node.isWithin(value),
            node.laterClosure(in: value) == nil
        else { return nil }
        let type = owner.text
        if property.words.contains("static") || property.words.contains("class") {
            let uses = project.uses(of: property.text, besidesAnyOf: [type]).filter { use in
                use.kind == .member && use[.base]?.names == [type]
            }
            var moments: [LaunchMoment] = []
            guard depth < Self.maximumDepth else { return nil }
            for use in uses {
                search.callerCount += 1
                guard search.callerCount < Self.maximumCallerCount else { break }
                let moment =
                    project.method(around: use).map {
                        self.moment(of: use, in: $0, depth: depth + 1, &search)
                    } ?? momentOfProperty(at: use, depth: depth + 1, &search)
                if let moment { moments.append(moment) }
            }
            return moments.first { $0.time == .inTime } ?? moments.first
        }
        let isLazy = property.words.contains("lazy")
        let isOfState = property.words.contains { word in
            ["@StateObject", "@State", "@ObservedObject"].contains { word.hasPrefix($0) }
        }
        if applicationDelegates.contains(type) || swiftUIApps.contains(type) {
            return LaunchMoment(
                time: isLazy || isOfState ? .unclear : .inTime,
                isUnconditional: !isLazy && !isOfState, isDirect: false,
                steps: [LaunchStep(.property, type)])
        }
        guard depth < Self.maximumDepth, !isLazy, search.seen.insert(owner).inserted else {
            return nil
        }
        var moments: [LaunchMoment] = []
        for use in project.bases(named: type) where use.kind == .call {
            search.callerCount += 1
            guard search.callerCount < Self.maximumCallerCount else { break }
            let moment =
                project.method(around: use).map {
                    self.moment(of: use, in: $0, depth: depth + 1, &search)
                } ?? momentOfProperty(at: use, depth: depth + 1, &search)
            if let moment { moments.append(moment) }
        }
        return moments.first { $0.time == .inTime } ?? moments.first
    }
}
