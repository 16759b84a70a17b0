internal import Handset

/// Reads devices from a JSON file.
struct KnownDeviceReader {
    /// An example of such a file, for advice.
    static let example =
        #"{"devices":[{"token":"HEX","topic":"com.example.app","environment":"sandbox"}]}"#

    /// The keys of the file.
    enum FileKey: String, CaseIterable {
        /// The schema that editors look for.
        ///
        /// It is ignored.
        case schema = "$schema"
        case devices
    }

    /// The keys of a device.
    enum Key: String, CaseIterable {
        case token, topic, environment, unregistered
    }

    /// The problems found so far.
    private(set) var problems: [JSONDocumentProblem] = []
    private var known: Set<[UInt8]> = []

    /// Returns the devices of the whole file.
    mutating func devices(of object: JSONDocumentValue) -> [KnownDevice] {
        let elements = attempt { reader throws(JSONDocumentProblem) in
            let members = try object.members(known: FileKey.allCases.map(\.rawValue))
            reader.problems += members.problems
            return try members.required(
                FileKey.devices.rawValue, advice: "list the devices, as in \(Self.example)"
            ).elements()
        }
        return (elements ?? []).compactMap { device($0) }
    }

    private mutating func device(_ object: JSONDocumentValue) -> KnownDevice? {
        let members = attempt { reader throws(JSONDocumentProblem) in
            let members = try object.members(known: Key.allCases.map(\.rawValue))
            reader.problems += members.problems
            return members
        }
        guard let members else { return nil }
        let token = attempt { reader throws(JSONDocumentProblem) in
            try reader.token(
                try members.required(Key.token.rawValue, advice: "give its hex digits"))
        }
        let topic = attempt { _ throws(JSONDocumentProblem) in
            try members[Key.topic.rawValue].map(Self.topic)
        }
        let environment = attempt { _ throws(JSONDocumentProblem) in
            try members[Key.environment.rawValue]?.choice(of: GatewayEnvironment.self)
        }
        let unregistered = attempt { _ throws(JSONDocumentProblem) in
            try members[Key.unregistered.rawValue].map(Self.time)
        }
        return token.map {
            KnownDevice(
                token: $0, topic: topic ?? nil, environment: environment ?? nil,
                unregisteredSince: unregistered ?? nil)
        }
    }

    private mutating func token(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> [UInt8] {
        let token: [UInt8]
        let text = try value.string()
        do throws(KnownTokenFault) {
            token = try KnownTokenFault.token(in: text)
        } catch {
            throw value.problem(error.finding, error.advice)
        }
        guard known.insert(token).inserted else {
            throw value.problem("this device token is repeated", "remove one of the two")
        }
        return token
    }

    private static func topic(_ value: JSONDocumentValue) throws(JSONDocumentProblem) -> String {
        let topic = try value.string()
        guard !topic.isEmpty else {
            throw value.problem(
                "this topic is empty", "name the app, or leave the member out for any topic")
        }
        return topic
    }

    private static func time(_ value: JSONDocumentValue) throws(JSONDocumentProblem) -> Int {
        let time = try value.count()
        // The feedback service has four bytes for it.
        guard time <= UInt32.max else {
            throw value.problem(
                "\(time) is too late for a time",
                "give seconds since 1970, not milliseconds")
        }
        return time
    }

    /// Runs a step that may fail, and keeps its problem.
    private mutating func attempt<Value>(
        _ body: (inout Self) throws(JSONDocumentProblem) -> Value
    ) -> Value? {
        do throws(JSONDocumentProblem) {
            return try body(&self)
        } catch {
            problems.append(error)
            return nil
        }
    }
}
