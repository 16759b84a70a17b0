/// The time at which a line of an app's code runs, compared to the end of its launch.
struct LaunchMoment: Hashable, Sendable {
    enum Time: Hashable, Sendable {
        /// Before `didFinishLaunching` returns.
        case inTime
        /// After that.
        case late
        /// Nobody is seen who calls it.
        case unclear
    }

    var time: Time
    /// True if nothing decides whether it runs.
    var isUnconditional: Bool
    /// True if the code itself shows it, without a look at who calls it.
    var isDirect: Bool
    /// The reason, such as `in the answer of requestAuthorization`.
    var words: String
}

/// Finds the time at which lines of an app's code run.
struct LaunchMoments {
    private let project: CodeProject
    private let applicationDelegates: Set<String>
    private let swiftUIApps: Set<String>

    private static let maximumDepth = 5
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

    init(_ project: CodeProject) {
        self.project = project
        applicationDelegates = project.applicationDelegates
        swiftUIApps = project.swiftUIApps
    }

    /// Returns the time of a token in a file.
    func moment(of place: Int, in file: Int) -> LaunchMoment {
        guard let method = project.method(at: place, in: file) else {
            return LaunchMoment(
                time: .unclear, isUnconditional: false, isDirect: false, words: "outside a method")
        }
        var seen: Set<String> = []
        return moment(of: place, in: method, depth: 0, &seen)
    }

    private func moment(
        of place: Int, in method: CodeMethod, depth: Int, _ seen: inout Set<String>
    ) -> LaunchMoment {
        let file = project.files[method.file]
        let isDirect = depth == 0
        func late(_ words: String) -> LaunchMoment {
            LaunchMoment(time: .late, isUnconditional: true, isDirect: isDirect, words: words)
        }
        if let closure = file.laterClosure(around: place, in: method.body) {
            return late(Self.words(of: file.callee(ofClosure: closure), in: method))
        }
        if method.isAsync,
            (method.body.lowerBound..<place).contains(where: { file.has("await", at: $0) })
        {
            return late("after an await in \(method.name)")
        }
        let isUnconditional = !file.isConditional(place, in: method.body)
        if isLaunch(method) {
            return LaunchMoment(
                time: .inTime, isUnconditional: isUnconditional, isDirect: isDirect,
                words: "in \(method.name)")
        }
        if Self.laterBaseNames.contains(method.baseName) || method.name.hasPrefix("application") {
            return late("in \(method.name)")
        }
        guard depth < Self.maximumDepth,
            seen.insert("\(method.file):\(method.body.lowerBound)").inserted
        else {
            return LaunchMoment(
                time: .unclear, isUnconditional: false, isDirect: false, words: "in \(method.name)")
        }
        let callers = callers(of: method, depth: depth, &seen)
        let best =
            callers.first { $0.time == .inTime && $0.isUnconditional }
            ?? callers.first { $0.time == .inTime }
            ?? callers.first { $0.time == .unclear } ?? callers.first
        guard var best else {
            return LaunchMoment(
                time: .unclear, isUnconditional: false, isDirect: false,
                words: "in \(method.name), which nothing in the project calls")
        }
        best.isDirect = false
        best.isUnconditional = best.isUnconditional && isUnconditional
        best.words = "in \(method.name), called \(best.words)"
        return best
    }

    private func isLaunch(_ method: CodeMethod) -> Bool {
        if Self.launchNames.contains(method.name) { return true }
        guard ["init"].contains(method.baseName), let type = method.typeName else { return false }
        return applicationDelegates.contains(type) || swiftUIApps.contains(type)
    }

    private static func words(of callee: String?, in method: CodeMethod) -> String {
        switch callee {
        case nil: "in a closure of \(method.name)"
        case "onAppear"?, "task"?: "in \(callee ?? "") of a view"
        case "async"?, "asyncAfter"?, "Task"?:
            "in a later turn of the main loop, by \(callee ?? "")"
        default: "in the answer of \(callee ?? "")"
        }
    }

    /// Returns the times at which a method is called, as far as lines of the project do so.
    private func callers(
        of method: CodeMethod, depth: Int, _ seen: inout Set<String>
    ) -> [LaunchMoment] {
        let isCreation = method.baseName == "init" || method.baseName.hasPrefix("initWith")
        let name = isCreation ? method.typeName ?? "" : method.baseName
        var moments: [LaunchMoment] = []
        for use in project.places(of: name) {
            let (index, place, file) = (use.file, use.token, project.files[use.file])
            guard isCall(place, of: method, isCreation: isCreation, in: file) else { continue }
            if let caller = project.method(at: place, in: index) {
                guard caller.line != method.line || caller.file != method.file else { continue }
                moments.append(moment(of: place, in: caller, depth: depth + 1, &seen))
            } else if let moment = momentOfProperty(at: place, in: index, depth, &seen) {
                moments.append(moment)
            }
        }
        return moments
    }

    private func isCall(
        _ place: Int, of method: CodeMethod, isCreation: Bool, in file: CodeFile
    ) -> Bool {
        if file.has("func", at: place - 1) { return false }
        if file.language == .objectiveC {
            // [Name shared…] or [[Name alloc] init], or [x name…] and its selector.
            if isCreation { return file.has("[", at: place - 1) && file.isName(place + 1) }
            return !file.has(")", at: place - 1) && !file.has("-", at: place - 1)
        }
        if isCreation {
            // Name(…), Name.shared and #selector are all the type's name with a sign behind it.
            return file.has("(", at: place + 1)
                || file.has(".", at: place + 1) && file.text(place + 2).lowercased() != "self"
        }
        return file.has("(", at: place + 1) || file.has("{", at: place + 1)
    }

    /// Returns the time at which a stored property gets its value, whose type is created with its owner.
    private func momentOfProperty(
        at place: Int, in file: Int, _ depth: Int, _ seen: inout Set<String>
    ) -> LaunchMoment? {
        for type in project.types where type.file == file {
            guard let property = type.properties.first(where: { $0.value.contains(place) }) else {
                continue
            }
            if property.isStatic {
                let uses = usesOfStatic(property.name, of: type.name)
                let moments = uses.map { use in
                    project.method(at: use.place, in: use.file).map {
                        moment(of: use.place, in: $0, depth: depth + 1, &seen)
                    } ?? momentOfProperty(at: use.place, in: use.file, depth + 1, &seen)
                }.compactMap(\.self)
                return moments.first { $0.time == .inTime } ?? moments.first
            }
            let isLazy = property.attributes.contains("lazy")
            let isOfState = property.attributes.contains {
                ["@StateObject", "@State", "@ObservedObject"].contains($0)
            }
            if applicationDelegates.contains(type.name) || swiftUIApps.contains(type.name) {
                return LaunchMoment(
                    time: isLazy || isOfState ? .unclear : .inTime,
                    isUnconditional: !isLazy && !isOfState, isDirect: false,
                    words: "as a property of \(type.name)")
            }
            guard depth < Self.maximumDepth, !isLazy else { return nil }
            let creation = CodeMethod(
                typeName: type.name, baseName: "init", parameters: [], file: file,
                body: 0..<0, line: type.line)
            guard seen.insert("\(file):\(type.name)").inserted else { return nil }
            let moments = callers(of: creation, depth: depth + 1, &seen)
            return moments.first { $0.time == .inTime } ?? moments.first
        }
        return nil
    }

    private func usesOfStatic(_ name: String, of type: String) -> [(place: Int, file: Int)] {
        project.places(of: type).filter { use in
            let file = project.files[use.file]
            return file.has(".", at: use.token + 1) && file.has(name, at: use.token + 2)
        }.map { ($0.token, $0.file) }
    }
}
