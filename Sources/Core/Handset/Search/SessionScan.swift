/// The one way from a payload to the sessions that rules find in it.
///
/// ``SessionRouter`` and ``SessionWriter`` both go through ``run(on:json:printer:printed:found:)``, the writer
/// also through ``hold(_:json:printer:in:)``. All that makes a search faster stands below them, in this folder,
/// and may only rule texts out, or have several searched in one call. `DifferentialTests`
/// compares the sessions with a plain implementation's, without any of this.
struct SessionScan: Sendable {
    /// The searches of all rules, in their order.
    let searches: [RuleSearch]
    private let routing: SessionRules.Routing
    /// True if a rule reads the user's response.
    let readsResponse: Bool
    /// True if a rule decodes strings of JSON.
    private let decodes: Bool

    init(_ rules: SessionRules) {
        searches = rules.rules.enumerated().map { RuleSearch($1, at: $0) }
        routing = rules.routing
        readsResponse = rules.readResponse
        decodes = rules.rules.contains { !$0.decodedPaths.isEmpty }
    }

    /// Prints the top-level values of a payload, in payload order, and applies the rules to each.
    ///
    /// With `json`, the payload as it came, values that cannot hold a session are not printed. The closures
    /// receive the printer with the text of the last value: `printed` for each value that was printed,
    /// `found` for each session whose rule applies to the payload.
    @inline(__always)
    func run(
        on tree: PayloadTree, json: UnsafeBufferPointer<UInt8>? = nil,
        printer: inout ValuePrinter,
        printed: (UnsafeBufferPointer<UInt8>, inout ValuePrinter) -> Void,
        found: (
            RuleSearch.Finding, _ key: UnsafeBufferPointer<UInt8>, RuleSearch,
            inout ValuePrinter
        ) -> Void
    ) throws(SessionSearchError) {
        defer { withExtendedLifetime(tree) {} }
        printer.beginPayload()
        let strings = decodes ? DecodedStrings() : nil
        let searches = try searchesThatRoute(tree, strings, &printer)
        printer.beginPayload()
        var possibleCount = Int.max
        if let json, searches.count == 1 {
            possibleCount = searches[0].largestFindingCount(in: json) ?? .max
        }
        for (key, value) in tree.root.members {
            if possibleCount == 0 { return }
            try print(value, of: tree, with: &printer)
            printed(key, &printer)
            for search in searches {
                guard
                    let finding = try search.finding(
                        at: key, printedBy: printer, in: tree, decodedIn: strings)
                else { continue }
                found(finding, key, search, &printer)
                possibleCount -= 1
            }
        }
    }

    /// The search for the pattern of the only rule; `nil` if there are others, or it has none.
    var onlyPattern: PatternSearch? { searches.count == 1 ? searches[0].pattern : nil }

    /// Holds the matches of a payload by ``onlyPattern``.
    ///
    /// If the result is false, ``run(on:json:printer:printed:found:)`` is needed, and nothing of the
    /// payload is held.
    @inline(__always)
    func hold(
        _ tree: PayloadTree, json: UnsafeBufferPointer<UInt8>, printer: inout ValuePrinter,
        in held: inout HeldMatches
    ) -> Bool {
        guard json.count <= HeldMatches.largestPayloadByteCount else { return false }
        defer { withExtendedLifetime(tree) {} }
        let count = held.count
        let search = searches[0]
        printer.beginPayload()
        var possibleCount = search.largestFindingCount(in: json) ?? .max
        for (key, value) in tree.root.members {
            if possibleCount == 0 { break }
            let heldCount = held.count
            guard (try? print(value, of: tree, with: &printer)) != nil,
                search.hold(at: key, printedBy: printer, in: &held)
            else {
                held.truncate(to: count)
                return false
            }
            possibleCount -= held.count - heldCount
        }
        return true
    }

    /// Returns the searches of the rules that apply to a payload: all, or the first that finds a session.
    private func searchesThatRoute(
        _ tree: PayloadTree, _ strings: DecodedStrings?, _ printer: inout ValuePrinter
    ) throws(SessionSearchError) -> [RuleSearch] {
        guard routing == .firstMatchWins, searches.count > 1 else { return searches }
        var candidates = searches[...]
        for (key, value) in tree.root.members {
            try print(value, of: tree, with: &printer)
            for index in candidates.indices {
                let finding = try candidates[index].finding(
                    at: key, printedBy: printer, in: tree, decodedIn: strings)
                guard finding != nil else { continue }
                // Rules after this one no longer matter.
                candidates = candidates[...index]
                break
            }
        }
        return Array(candidates.suffix(1))
    }

    @inline(__always)
    private func print(
        _ value: PayloadNode, of tree: PayloadTree, with printer: inout ValuePrinter
    ) throws(SessionSearchError) {
        do throws(DescriptionWriter.TextTooLong) {
            try printer.print(value, of: tree)
        } catch {
            throw .textTooLong(error)
        }
    }
}
