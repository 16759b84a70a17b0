import Handset
import HandsetClaims

extension ScenarioMatrix {
    /// The record, in which each row names its claims, with their sentences and what they rest on.
    func jsonWithClaims(sent: Payload, pushType: PushType?) -> [UInt8] {
        var matrix = self
        matrix.nameClaims(sent: sent, pushType: pushType)
        let claims = matrix.claims.compactMap { Claims.all[name: $0] }.map { claim in
            JSONText.object([
                "name": .string(claim.id), "sentence": .string(claim.sentence),
                "grounds": .string(ClaimWords(claim).capitalGrounds),
            ])
        }
        let record = matrix.json
        guard record.last == UInt8(ascii: "}") else { return record }
        return record.dropLast() + Array(#","claims":"#.utf8) + JSONText.array(claims).bytes
            + [UInt8(ascii: "}")]
    }
}
