extension Payload {
    /// An error that tells which part of a dictionary of Foundation no payload can hold.
    public struct UserInfoError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The reason why a payload cannot hold it.
        public enum Cause: Hashable, Sendable {
            /// A key is not a text.
            case key(String)
            /// A value is of a type that JSON does not have.
            case value(type: String)
            /// Containers are nested more deeply than in any payload.
            case tooDeep
        }

        /// The keys on the way to the part, and the indices of arrays.
        public var keyPath: [String]
        /// The reason.
        public var cause: Cause

        /// The part, the reason, and what to do next.
        public var description: String {
            let place = keyPath.isEmpty ? "userInfo" : keyPath.joined(separator: ".")
            let words =
                switch cause {
                case .key(let key): "has the key \(key), which is no text; use texts as keys"
                case .value(let type):
                    "is a \(type), which JSON does not have; send a text or a number"
                case .tooDeep: "is nested too deeply; nest it less deeply"
                }
            return SourceExcerpt.shown("\(place) \(words)".utf8)
        }
    }
}
