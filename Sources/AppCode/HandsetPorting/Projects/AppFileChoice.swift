/// Chooses the files of a target: those that iOS calls for pushes, and what they need.
struct AppFileChoice {
    /// The number of files that are chosen besides those that iOS calls.
    private static let maximumCount = 24

    private let files: [AppSourceFile]
    private let index: DeclarationIndex
    private let allowed: Set<Int>
    private let borrowed: Set<Int>
    private var chosen: [Int: SourceVerdict] = [:]
    private var leftOut: [Int: AppTarget.LeftOut] = [:]
    /// The files that iOS calls.
    private var called: Set<Int> = []
    private var queue: [(file: Int, user: (path: String, place: NamedPlace)?)] = []

    init(
        _ files: [AppSourceFile], _ index: DeclarationIndex, allowing allowed: Set<Int>,
        borrowing borrowed: Set<Int>
    ) {
        self.files = files
        self.index = index
        self.allowed = allowed
        self.borrowed = borrowed
    }

    mutating func choose(kind: AppTarget.Kind, first: Int) {
        let candidates = allowed.sorted()
        if kind == .app {
            let called = candidates.filter {
                files[$0].hasCallbacks || files[$0].applicationDelegate != nil
            }
            guard candidates.contains(where: { files[$0].isAboutPushes }) else { return }
            // Without a file that iOS calls, the first one is as good as the others.
            let first = called.isEmpty ? candidates.filter { files[$0].isAboutPushes } : called
            self.called = Set(first)
            queue = first.map { ($0, nil) }
            takeAll()
            // The scene's delegate changes which callbacks the app's delegate gets.
            let scenes = candidates.filter { files[$0].sceneDelegate != nil && chosen[$0] == nil }
            self.called.formUnion(candidates.filter { files[$0].sceneDelegate != nil })
            queue = scenes.map { ($0, nil) }
            takeAll()
            let others = candidates.filter {
                files[$0].isAboutCallsOrActivities && chosen[$0] == nil
            }
            // iOS calls what takes a call, and decodes the types of Live Activities.
            self.called.formUnion(others)
            queue = others.map { ($0, nil) }
            takeAll()
            for file in candidates
            where files[file].isAboutPushes && chosen[file] == nil && leftOut[file] == nil {
                leftOut[file] = AppTarget.LeftOut(
                    path: files[file].path, reason: .unused, user: nil)
            }
        } else {
            called = [first]
            queue = [(first, nil)]
            takeAll()
        }
    }

    private mutating func takeAll() {
        var place = 0
        while place < queue.count {
            let (file, user) = queue[place]
            place += 1
            take(file, for: user)
        }
        queue = []
    }

    private mutating func take(_ file: Int, for user: (path: String, place: NamedPlace)?) {
        guard chosen[file] == nil, leftOut[file] == nil else { return }
        let source = files[file]
        let verdict = SourceVerdict(source, knowing: index.declares)
        guard let reason = reason(against: file, verdict, isNeeded: user != nil) else {
            chosen[file] = verdict
            queue += index.needs(of: file, in: files, among: allowed, or: borrowed)
                .map { ($0.file, (source.path, $0.place)) }
            return
        }
        leftOut[file] = AppTarget.LeftOut(path: source.path, reason: reason, user: user)
    }

    private func reason(
        against file: Int, _ verdict: SourceVerdict, isNeeded: Bool
    ) -> AppTarget.LeftOut.Reason? {
        if case .impossible(let obstacles) = verdict { return .impossible(obstacles) }
        let name = files[file].path.split(separator: "/").last
        let other = chosen.keys.first { files[$0].path.split(separator: "/").last == name }
        if let other { return .sameName(path: files[other].path) }
        return isNeeded && chosen.count >= Self.maximumCount ? .tooMany : nil
    }

    /// Returns the target of the files that are chosen.
    func target(named name: String, kind: AppTarget.Kind) -> AppTarget {
        var target = AppTarget(name: name, kind: kind)
        let sorted = chosen.keys.sorted()
        target.files = chosen.sorted { $0.key < $1.key }
            .map { AppTarget.File(path: files[$0.key].path, verdict: $0.value) }
        target.leftOut = leftOut.sorted { $0.key < $1.key }.map { file, leftOut in
            var leftOut = leftOut
            leftOut.missing = files[file].outline.declarations.filter { declaration in
                declaration.kind != .extension && !declaration.isPrivate
                    && sorted.contains { files[$0].outline.place(of: declaration.name) != nil }
            }
            return leftOut
        }
        target.called = called.sorted().map { files[$0] }
        target.others = allowed.union(borrowed).subtracting(called).sorted().map { files[$0] }
        target.takeFacts(of: sorted.map { files[$0] })
        return target
    }
}

extension AppTarget {
    /// Takes the facts of the files that are in.
    package mutating func takeFacts(of sources: [AppSourceFile]) {
        let principal = sources.compactMap {
            kind == .app ? $0.applicationDelegate : $0.serviceExtension
        }
        libraries = Set(sources.flatMap(\.outline.imports).map(\.name))
            .compactMap(StandInModule.ofLibrary).sorted { $0.name < $1.name }
        // Also by an extension, whose name is the class's.
        principalClass = (principal.first(where: \.isMain) ?? principal.first)?.name
        sceneDelegate = kind == .app ? sources.compactMap(\.sceneDelegate).first?.name : nil
        let centers = sources.flatMap(\.centerDelegates).filter { $0.name != principalClass }
        centerDelegate = centers.count == 1 ? centers.first : nil
        let main = sources.flatMap(\.outline.declarations).first(where: \.isMain)
        mainType = main?.name
        isOfSwiftUI = main?.inherited.contains("App") == true
        takesTaps = sources.contains {
            $0.outline.labels.contains("didReceive") && $0.outline.uses("UNNotificationResponse")
        }
        presents = sources.contains { $0.outline.labels.contains("willPresent") }
        registers = sources.contains { $0.outline.uses("registerForRemoteNotifications") }
    }
}
