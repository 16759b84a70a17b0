extension ScenarioMatrix {
    /// Names in each row the claims about iOS that decided its plan.
    ///
    /// `sent` is the payload before a service extension has changed it; a `pushType` of `nil` is what that shows.
    package mutating func nameClaims(sent: Payload, pushType: PushType? = nil) {
        let equalKeys = scenario.unconfirmed.equalKeys
        for index in rows.indices {
            let reception = rows[index].reception
            let version = reception.scenario.application.systemVersion
            let content = APSContent(
                reception.payload, changedFrom: sent.made(by: version, equalKeys: equalKeys),
                pushType: pushType)
            rows[index].claims = reception.scenario.claims(for: content)
        }
    }

    /// The claims of all rows, each once, in the order of the rows.
    package var claims: [ClaimName] {
        var claims: [ClaimName] = []
        for claim in rows.flatMap({ $0.claims ?? [] }) where !claims.contains(claim) {
            claims.append(claim)
        }
        return claims
    }
}
