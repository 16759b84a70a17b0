internal import HandsetPorting

/// The search for what has to stand in for an app: it begins with the files that iOS calls, and takes in one small file of
/// the app at a time, as long as no statement more is cut for it.
package struct GapSearch {
    /// The number of lines of a file that is taken in.
    private static let maximumLineCount = 120
    /// The number of lines of all files together that are begun with, beside the app's delegate.
    private static let maximumLineCountAtOnce = 800
    /// The number of files that are tried.
    private static let maximumCount = 12

    private let sources: [GapSource]
    /// Other files that iOS calls, which stay if they compile, whatever is cut; those of the delegate's class first, and
    /// then the short ones.
    private let called: [GapSource]
    /// The number of those that extend the delegate's class, and have its methods.
    private let extendingCount: Int
    /// The files that are tried before others.
    private let preferred: [GapSource]
    private let others: [String: GapSource]
    private let ownNames: Set<String>
    private let compiler: any GapCompiler
    private let limits: GapLimits

    /// - Parameters:
    ///   - sources: The files with the app's delegate.
    ///   - called: The other files that iOS calls.
    ///   - preferred: Files that are tried before others, however long they are.
    ///   - others: The other files of the app.
    ///   - compiler: The compiler.
    ///   - limits: The limits of each try.
    package init(
        _ sources: [GapSource], calling called: [GapSource] = [],
        preferring preferred: [GapSource] = [], beside others: [GapSource],
        _ compiler: any GapCompiler,
        limits: GapLimits = GapLimits()
    ) {
        self.sources = sources
        let names = Self.declarations(of: sources).filter { $0.kind != .extension }.map(\.name)
        let bySize = called.sorted { $0.bytes.count < $1.bytes.count }
        let extending = bySize.filter { source in
            Self.declarations(of: [source]).contains {
                $0.kind == .extension && names.contains($0.name)
            }
        }
        extendingCount = extending.count
        self.called = extending + bySize.filter { !extending.contains($0) }
        self.preferred = preferred
        var files: [String: GapSource] = [:]
        for source in others + called {
            for declaration in Self.declarations(of: [source])
            where declaration.kind != .extension && !declaration.isPrivate {
                files[declaration.name] = files[declaration.name] ?? source
            }
        }
        self.others = files
        ownNames = Set(files.keys)
        self.compiler = compiler
        self.limits = limits
    }

    private static func declarations(of sources: [GapSource]) -> [SourceDeclaration] {
        sources.flatMap { SourceOutline(of: SourceText(bytes: $0.bytes)).declarations }
    }

    /// Finds what has to stand in.
    ///
    /// - Returns: The answer, with the errors that are left if the files do not compile.
    /// - Throws: What the compiler throws.
    package func answer() async throws -> GapAnswer {
        var sources = sources
        var best = try await fillAll()
        var time = best.time
        // The delegate's class with its extensions alone, and then without.
        for count in Set([extendingCount, 0]).sorted(by: >)
        where !best.isComplete && !called.isEmpty {
            best = try await fill(sources + called.prefix(count), limits)
            time += best.time
        }
        guard best.isComplete else { return answer(best, in: time) }
        sources += called.filter { source in best.files.contains { $0.path == source.path } }
        var tried = Set(sources.map(\.path))
        let maximumCount = Self.maximumCount + tried.count
        while tried.count < maximumCount, let next = next(for: best, besides: sources, tried) {
            let isCalled = called.contains(next)
            // A try takes about as long as the first one did.
            let left = (isCalled ? limits.timeOfCalled : limits.timeOfMore) - time
            guard left > (isCalled ? .zero : best.time) else { break }
            tried.insert(next.path)
            // A round cannot be stopped: it takes about as long for a line as those before.
            if isCalled, !best.isLikely(with: next, within: left) { continue }
            var limits = limits
            limits.time = min(left, max(best.time * 4, .seconds(5)))
            var added = [next]
            var result = try await fill(sources, best, with: next, limits)
            time += result.time
            // A type that is decoded needs its members' own types: nothing can stand in for them.
            if isCalled, !result.isComplete, case let needed = needed(by: next, besides: sources),
                !needed.isEmpty, limits.time > result.time
            {
                added = needed + added
                limits.time -= result.time
                result = try await fill(sources + added, limits)
                time += result.time
            }
            guard result.isComplete, isCalled || result.cuts.count <= best.cuts.count else {
                continue
            }
            best = result
            sources += added
        }
        return answer(best, in: time)
    }

    /// Fills the gaps of the files that iOS calls at once, since a round of the compiler answers for all.
    ///
    /// Those that do not compile in time are left out, but for the app's delegate. Long ones are not begun with: a round
    /// with them takes as long as many without.
    private func fillAll() async throws -> GapFillingResult {
        var lineCount = 0
        let short = called.dropFirst(extendingCount).prefix { source in
            lineCount += source.lineCount
            return lineCount <= Self.maximumLineCountAtOnce
        }
        let required = sources + called.prefix(extendingCount)
        return try await GapFilling(
            required + short, requiredCount: required.count, ownNames: ownNames, compiler, limits
        ).fill()
    }

    private func fill(_ sources: [GapSource], _ limits: GapLimits) async throws -> GapFillingResult
    {
        try await GapFilling(sources, ownNames: ownNames, compiler, limits).fill()
    }

    /// Fills the gaps with one file more: after what is found, unless the file declares what stands in there.
    private func fill(
        _ sources: [GapSource], _ best: GapFillingResult, with next: GapSource,
        _ limits: GapLimits
    ) async throws -> GapFillingResult {
        let names = Set(best.declarations.names)
        let outline = SourceOutline(of: SourceText(bytes: next.bytes))
        guard !outline.declarations.contains(where: { names.contains($0.name) }) else {
            return try await fill(sources + [next], limits)
        }
        return try await GapFilling(
            after: best, with: next, ownNames: ownNames, compiler, limits
        ).fill()
    }

    /// Returns the next small file that declares a name that stands in; `nil` if there is none.
    private func next(
        for result: GapFillingResult, besides sources: [GapSource], _ tried: Set<String>
    ) -> GapSource? {
        let names = sources.map { $0.path.split(separator: "/").last ?? "" }
        if let source = (called + preferred).first(where: { !tried.contains($0.path) }) {
            return source
        }
        return result.declarations.names.lazy.compactMap { others[$0] }.first { source in
            !tried.contains(source.path)
                && !names.contains(source.path.split(separator: "/").last ?? "") && isSmall(source)
        }
    }

    /// Returns the small files that declare what a file names, and what those name.
    private func needed(by source: GapSource, besides sources: [GapSource]) -> [GapSource] {
        var names = Set((sources + [source]).map { $0.path.split(separator: "/").last ?? "" })
        var (found, queue): ([GapSource], [GapSource]) = ([], [source])
        while let next = queue.popLast(), found.count < Self.maximumCount {
            for place in SourceOutline(of: SourceText(bytes: next.bytes)).names {
                guard let other = others[place.name],
                    names.insert(other.path.split(separator: "/").last ?? "").inserted,
                    isSmall(other, orFrameworks: true)
                else { continue }
                found.append(other)
                queue.append(other)
            }
        }
        return found
    }

    /// Returns true for a file that can be taken in: it is short, shows no screens, and its modules are here.
    ///
    /// `allowsFrameworks` is true if Apple's modules don't have to be here: the preparer leaves them out.
    private func isSmall(
        _ source: GapSource, orFrameworks allowsFrameworks: Bool = false
    ) -> Bool {
        guard source.lineCount <= Self.maximumLineCount else { return false }
        let outline = SourceOutline(of: SourceText(bytes: source.bytes))
        return !isOfScreens(outline)
            && outline.imports.allSatisfy { module in
                compiler.isAvailable(module.name)
                    || allowsFrameworks && AppleFrameworks.contains(module.name)
            }
    }

    /// The names of a file that puts screens where they are seen.
    private static let namesOfScreens = [
        "rootViewController", "UIViewController", "UINavigationController", "UITabBarController",
        "UIHostingController", "pushViewController", "present",
    ]

    /// Returns true for a file that shows screens: there are none here, and what the app asks of it is what it opens.
    private func isOfScreens(_ outline: SourceOutline) -> Bool {
        Self.namesOfScreens.contains(where: outline.uses)
            || outline.declarations.contains { $0.inherited.contains("View") }
    }

    private func answer(_ result: GapFillingResult, in time: Duration) -> GapAnswer {
        let paths = Set(result.files.map(\.path))
        return GapAnswer(
            result, leavingOut: called.map(\.path).filter { !paths.contains($0) },
            ownNames: ownNames, time: time)
    }
}
