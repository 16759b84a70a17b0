internal import Handset

/// The decoding of a part of a push, as the phone does it: with a plain `JSONDecoder`.
struct Decoding {
    /// The failure of a decoding, with its key.
    struct Failure: Error {
        let words: String
        /// True if a key or a value is missing.
        let isMissing: Bool
    }

    private let name: String
    private let value: PayloadValue?

    init(_ name: String, _ value: PayloadValue?) {
        self.name = name
        self.value = value
    }

    func value<Value: Decodable>(_ type: Value.Type) throws(Failure) -> Value {
        guard let value else { throw Failure(words: "\(name) is missing", isMissing: true) }
        do {
            return try value.decode(type)
        } catch let error as DecodingError {
            throw failure(of: error)
        } catch {
            throw Failure(words: "\(name): \(error)", isMissing: false)
        }
    }

    private func failure(of error: DecodingError) -> Failure {
        switch error {
        case .keyNotFound(let key, let context):
            Failure(words: "\(path(context, key)) is missing", isMissing: true)
        case .valueNotFound(let type, let context):
            Failure(words: "\(path(context)) is null, and \(type) takes none", isMissing: true)
        case .typeMismatch(let type, let context):
            Failure(words: "\(path(context)) is no \(type)", isMissing: false)
        case .dataCorrupted(let context):
            Failure(words: "\(path(context)): \(context.debugDescription)", isMissing: false)
        @unknown default: Failure(words: "\(name): \(error)", isMissing: false)
        }
    }

    private func path(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
        ([name]
            + (context.codingPath + [last].compactMap(\.self)).map {
                $0.intValue.map(String.init) ?? $0.stringValue
            }).joined(separator: ".")
    }
}
