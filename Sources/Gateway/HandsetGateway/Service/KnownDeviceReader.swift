internal import Handset

struct KnownDeviceReader: JSONDocumentReader {
    /// An example of such a file, for advice.
    static let example =
        #"{"devices":[{"token":"HEX","topic":"com.example.app","environment":"sandbox"}]}"#

    enum FileKey: String, CaseIterable {
        /// The schema that editors look for, which is ignored.
        case schema = "$schema"
        case devices
    }

    enum Key: String, CaseIterable {
        case token, topic, environment, unregistered, kind
    }

    var problems: [JSONDocumentError.Problem] = []
    private var known: Set<[UInt8]> = []

    mutating func devices(of object: JSONDocumentValue) -> [KnownDevice] {
        guard let members = members(of: object, FileKey.self) else { return [] }
        let found = attempt { _ throws(JSONDocumentError.Problem) in
            try members.required(FileKey.devices, or: KnownDeviceCause.devicesMissing).elements()
        }
        guard let elements = found else { return [] }
        var devices: [KnownDevice] = []
        for element in elements {
            if stops(before: element) { break }
            if let device = device(element) { devices.append(device) }
        }
        return devices
    }

    private mutating func device(_ object: JSONDocumentValue) -> KnownDevice? {
        guard let members = members(of: object, Key.self) else { return nil }
        let token = attempt { reader throws(JSONDocumentError.Problem) in
            try reader.token(try members.required(Key.token, or: KnownDeviceCause.tokenMissing))
        }
        let topic = read(Key.topic, of: members, Self.topic)
        let environment = read(Key.environment, of: members) {
            value throws(JSONDocumentError.Problem) in
            try value.choice(of: GatewayEnvironment.self)
        }
        let unregistered = read(Key.unregistered, of: members, Self.time)
        let kind = read(Key.kind, of: members) { value throws(JSONDocumentError.Problem) in
            try value.choice(of: KnownDevice.TokenKind.self)
        }
        return token.map {
            KnownDevice(
                token: $0, topic: topic, environment: environment, unregisteredSince: unregistered,
                kind: kind)
        }
    }

    private mutating func token(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> [UInt8] {
        let token: [UInt8]
        let text = try value.string()
        do throws(KnownTokenFault) {
            token = try KnownTokenFault.token(in: text)
        } catch {
            throw value.problem(KnownDeviceCause.token(error))
        }
        guard known.insert(token).inserted else {
            throw value.problem(KnownDeviceCause.tokenRepeated)
        }
        return token
    }

    private static func topic(_ value: JSONDocumentValue) throws(JSONDocumentError.Problem)
        -> String
    {
        let topic = try value.string()
        guard !topic.isEmpty else {
            throw value.problem(KnownDeviceCause.topicEmpty)
        }
        return topic
    }

    private static func time(_ value: JSONDocumentValue) throws(JSONDocumentError.Problem) -> Int {
        let time = try value.count()
        // The feedback service has four bytes for it.
        guard time <= UInt32.max else {
            throw value.problem(KnownDeviceCause.timeTooLarge(time))
        }
        return time
    }
}
