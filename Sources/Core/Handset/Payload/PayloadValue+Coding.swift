public import Foundation

extension PayloadValue: Encodable {
    /// Encodes the value as it is in JSON.
    ///
    /// An integer beyond 64 bits that keeps its digits is encoded as a decimal number.
    public func encode(to encoder: any Encoder) throws {
        switch kind {
        case .dictionary:
            var container = encoder.container(keyedBy: MemberKey.self)
            for key in keys { try container.encode(self[key], forKey: MemberKey(stringValue: key)) }
        case .array:
            var container = encoder.unkeyedContainer()
            for index in 0..<count { try container.encode(self[index]) }
        case .string, .integer, .real, .boolean, .null:
            var container = encoder.singleValueContainer()
            try encodeScalar(in: &container)
        }
    }

    private func encodeScalar(in container: inout any SingleValueEncodingContainer) throws {
        if let string {
            try container.encode(string)
        } else if let integer {
            try container.encode(integer)
        } else if let decimal = largeInteger.flatMap({ Decimal(string: $0) }) {
            try container.encode(decimal)
        } else if let double {
            try container.encode(double)
        } else if let boolean {
            try container.encode(boolean)
        } else {
            try container.encodeNil()
        }
    }

    /// Decodes a type of the app from the value.
    ///
    /// ```swift
    /// struct Order: Decodable { var id: Int }
    /// let payload: Payload = ["aps": ["alert": "Ready"], "order": ["id": 7]]
    /// print(try payload["order"]?.decode(Order.self).id ?? 0)
    /// // 7
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - decoder: The decoder, with the app's own settings.
    /// - Returns: The decoded value.
    /// - Throws: `DecodingError` if the value is another one than the type needs.
    public func decode<Value: Decodable>(
        _ type: Value.Type, using decoder: JSONDecoder = JSONDecoder()
    ) throws -> Value {
        try decoder.decode(type, from: Data(JSONText(self).bytes))
    }

    private struct MemberKey: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) { return nil }
    }
}

extension Payload: Encodable {
    /// Encodes the ``userInfo`` as it is in JSON.
    public func encode(to encoder: any Encoder) throws {
        try userInfo.encode(to: encoder)
    }

    /// Creates a payload of a value of the program.
    ///
    /// - Parameters:
    ///   - value: The value, which is encoded as an object.
    ///   - encoder: The encoder.
    /// - Throws: The encoder's error, or ``PayloadRefusal`` if the value is not an object.
    public init(encoding value: some Encodable, by encoder: JSONEncoder = JSONEncoder()) throws {
        try self.init(json: Array(try encoder.encode(value)), source: "encoded value")
    }

    /// Decodes a type of the app from the whole dictionary.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - decoder: The decoder, with the app's own settings.
    /// - Returns: The decoded value.
    /// - Throws: `DecodingError` if the dictionary is another one than the type needs.
    public func decode<Value: Decodable>(
        _ type: Value.Type, using decoder: JSONDecoder = JSONDecoder()
    ) throws -> Value {
        try userInfo.decode(type, using: decoder)
    }
}
