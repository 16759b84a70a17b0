public import Handset

/// The cause why a file names no usable key of provider tokens.
public enum TokenKeyProblem: Hashable, Sendable {
    /// The file is not JSON.
    case json(PayloadRefusal)
    /// The file lacks `keyID` or `teamID`, or one of them is not ten letters and digits.
    case identifiers
    /// The file of the key does not exist.
    case missing(keyPath: String)
    /// The file of the key cannot be used.
    case key(ProviderKeyError)

    var finding: String {
        switch self {
        case .json(let refusal): refusal.finding
        case .identifiers: "keyID and teamID of ten letters and digits are missing"
        case .missing(let keyPath): "\(keyPath) is missing"
        case .key(let error): "\(error)"
        }
    }
}
