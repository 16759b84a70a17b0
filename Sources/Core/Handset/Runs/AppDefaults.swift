internal import Foundation

/// The values that an app finds in its defaults at its first launch.
///
/// A file in JSON has them: `{"defaults": {"isLoggedIn": true}, "suites": {"group.com.example": {"name": "Ann"}}}`.
package struct AppDefaults: Hashable, Sendable {
    /// The app's own values.
    package var standard: [String: PayloadValue] = [:]
    /// The values of suites, such as app groups, by their names.
    package var suites: [String: [String: PayloadValue]] = [:]

    /// Reads a file.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: ``JSONDocumentError`` with everything that is wrong with the file.
    package init(contentsOf path: String) throws(JSONDocumentError) {
        let bytes: [UInt8]
        do throws(FileBytes.Failure) {
            bytes = try FileBytes.read(path)
        } catch {
            throw JSONDocumentError([
                JSONDocumentError.Problem(Cause.unreadable(reason: "\(error)"), ofFile: path)
            ])
        }
        try self.init(json: bytes, source: path)
    }

    /// Reads the bytes of a file.
    ///
    /// - Parameters:
    ///   - json: The bytes.
    ///   - source: The path of the file, for places.
    /// - Throws: ``JSONDocumentError`` with everything that is wrong with the file.
    package init(json: [UInt8], source: String) throws(JSONDocumentError) {
        let document = try JSONDocument(
            json, source: source, example: #"{"defaults":{"isLoggedIn":true}}"#)
        var reader = Reader()
        reader.read(document.root)
        guard reader.problems.isEmpty else { throw JSONDocumentError(reader.problems) }
        (standard, suites) = (reader.standard, reader.suites)
    }

    private struct Reader: JSONDocumentReader {
        private enum Key: String, CaseIterable {
            /// The schema, for editors; ignored.
            case schema = "$schema"
            case defaults, suites
        }

        var problems: [JSONDocumentError.Problem] = []
        var standard: [String: PayloadValue] = [:]
        var suites: [String: [String: PayloadValue]] = [:]

        mutating func read(_ root: JSONDocumentValue) {
            guard let members = members(of: root, Key.self) else { return }
            standard =
                read(Key.defaults, of: members) { value throws(JSONDocumentError.Problem) in
                    try Self.values(value.value, in: value)
                } ?? [:]
            suites =
                read(Key.suites, of: members) { value throws(JSONDocumentError.Problem) in
                    var suites: [String: [String: PayloadValue]] = [:]
                    for (name, suite) in try Self.values(value.value, in: value) {
                        suites[name] = try Self.values(suite, in: value)
                    }
                    return suites
                } ?? [:]
        }

        private static func values(
            _ object: PayloadValue, in value: JSONDocumentValue
        ) throws(JSONDocumentError.Problem) -> [String: PayloadValue] {
            guard object.kind == .dictionary else {
                throw value.problem(JSONFileCause.wrongKind(value.found, wanted: .object))
            }
            var values: [String: PayloadValue] = [:]
            for key in object.keys {
                guard let content = object[key] else { continue }
                guard !hasNull(content) else { throw value.problem(Cause.null(key)) }
                values[key] = content
            }
            return values
        }

        private static func hasNull(_ value: PayloadValue) -> Bool {
            var rest = [value]
            while let next = rest.popLast() {
                switch next.kind {
                case .null: return true
                case .dictionary: rest += next.keys.compactMap { next[$0] }
                case .array: rest += (0..<next.count).compactMap { next[$0] }
                case .string, .integer, .real, .boolean: break
                }
            }
            return false
        }
    }

    private enum Cause: Hashable, Sendable, JSONDocumentError.Cause {
        case unreadable(reason: String)
        case null(String)

        var finding: String {
            switch self {
            case .unreadable(let reason): "cannot read these defaults: \(reason)"
            case .null(let key): "the value of \(key) is null or has a null in it"
            }
        }

        var advice: String {
            switch self {
            case .unreadable: "give a file in JSON, such as {\"defaults\":{\"isLoggedIn\":true}}"
            case .null: "leave it out, since defaults keep no null"
            }
        }
    }
}
