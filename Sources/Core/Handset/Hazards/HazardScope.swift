/// The parts of a payload that may have hazards.
enum HazardScope {
    /// No part: a proof covers the payload.
    case nothing
    /// Only its session, since a proof covers its keys.
    case routes
    /// Only its session, whose hazards are known without a search.
    case session([Hazard])
    case everything

    var isEverything: Bool {
        if case .everything = self { true } else { false }
    }

    init(of found: FoundSessions, by rules: HazardRules) {
        self = .everything
        let payload = found.payload
        guard found.count <= 1, payload.warnings.isEmpty, payload.simulatorTargetBundle == nil
        else { return }
        withExtendedLifetime(payload.tree) { tree in
            guard
                let keys = rules.proof.keys(of: tree.root, byteCount: payload.origin.byteCount)
            else { return }
            guard let route = found.routes.first else {
                if keys.keyOfSessions == nil { self = .nothing }
                return
            }
            guard let key = keys.keyOfSessions, route.match.key.utf8.elementsEqual(key) else {
                return
            }
            if rules.proof.isPlain(route.match, keys) {
                self = .nothing
            } else {
                self = rules.hazardsOfLines(of: route).map { .session($0) } ?? .routes
            }
        }
    }
}
