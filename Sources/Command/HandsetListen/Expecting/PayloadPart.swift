import Handset

/// A part of a payload that has to be there, whatever else is.
///
/// Each key of a dictionary has to be there with its value; arrays, texts, numbers and all else have to be the same.
struct PayloadPart {
    private let payload: Payload

    /// The result is `nil` if the bytes are not a payload.
    init?(_ bytes: [UInt8]) {
        guard let payload = try? Payload(json: bytes) else { return nil }
        self.payload = payload
    }

    func isPart(of whole: Payload) -> Bool {
        Self.isPart(payload.userInfo, of: whole.userInfo)
    }

    /// Looks into dictionaries, which are nested at most 2,048 levels deep: a stack holds that.
    private static func isPart(_ part: PayloadValue, of value: PayloadValue) -> Bool {
        guard part.kind == .dictionary, value.kind == .dictionary else {
            return PayloadIdentity(part) == PayloadIdentity(value)
        }
        return part.keys.allSatisfy { key in
            guard let inner = part[key], let found = value[key] else { return false }
            return isPart(inner, of: found)
        }
    }
}
