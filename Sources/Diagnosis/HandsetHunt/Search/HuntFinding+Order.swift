extension HuntFinding {
    /// Puts those together that have one name, or one fault with the same smallest payload.
    static func merged(_ findings: [HuntFinding]) -> [HuntFinding] {
        var merged: [HuntFinding] = []
        for finding in findings {
            let place = merged.firstIndex { other in
                other.name == finding.name
                    || other.fault.isSame(as: finding.fault) && other.trial == finding.trial
            }
            if let place {
                merged[place].count += finding.count
                merged[place].pushes += finding.pushes.filter { !merged[place].pushes.contains($0) }
            } else {
                merged.append(finding)
            }
        }
        return merged
    }

    /// Returns findings by kind and name: what ends the app comes first.
    static func sorted(_ findings: [HuntFinding]) -> [HuntFinding] {
        findings.sorted { ($0.fault.kind.rank, $0.name) < ($1.fault.kind.rank, $1.name) }
    }
}

extension HuntFault.Kind {
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
