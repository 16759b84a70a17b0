internal import Handset

/// An event in a stream of the binary provider protocol, as one line of JSON.
///
/// The members and their order are stable: a later version may add members, but changes none. A field that
/// a notification does not have is missing. `payloadHex` is present if the payload is not UTF-8, in which
/// case `payload` is not exact.
///
/// ```json
/// {"source":"stdin","offset":0,"command":1,"bytes":64,"token":"dc67…","tokenBytes":32,"identifier":7,
/// "expiration":0,"payload":"{\"aps\":{\"badge\":1}}","payloadBytes":19,"faults":[]}
/// {"source":"stdin","offset":64,"damage":"unknown-command","finding":"…","status":128}
/// {"source":"stdin","offset":64,"skipped":10}
/// {"source":"stdin","offset":0,"feedback":1310743680,"token":"dc67…","tokenBytes":32}
/// {"source":"stdin","offset":74,"errorResponse":7,"meaning":"invalid payload size","identifier":7}
/// ```
package struct PacketRecord: Sendable {
    private let value: JSONText

    /// Creates the record of an event; the source is the name of the stream: a path, or `stdin`.
    package init(_ event: PacketEvent, source: String) {
        let (offset, members) = Self.members(of: event)
        value = .object(["source": .string(source), "offset": .integer(offset)] + members)
    }

    /// The line of JSON in UTF-8, without a newline.
    package var json: [UInt8] { value.bytes }

    private static func members(of event: PacketEvent) -> (offset: Int, JSONMembers) {
        switch event {
        case .notification(let unpacked):
            (unpacked.offset, members(of: unpacked))
        case .errorResponse(let response):
            (
                response.offset,
                [
                    "errorResponse": .integer(Int(response.status.code)),
                    "meaning": .string(response.status.description),
                    "identifier": .integer(Int(response.identifier)),
                ]
            )
        case .feedbackRecord(let record):
            (
                record.offset,
                [
                    "feedback": .integer(Int(record.time)),
                    "token": .string(String(hexOf: record.token)),
                    "tokenBytes": .integer(record.token.count),
                ]
            )
        case .damage(let fault):
            (
                fault.offset,
                [
                    "damage": .string(fault.kind.description), "finding": .string(fault.finding),
                    "status": fault.status.map { .integer(Int($0.code)) },
                ]
            )
        case .skipped(let range):
            (range.lowerBound, ["skipped": .integer(range.count)])
        }
    }

    private static func members(of unpacked: UnpackedNotification) -> JSONMembers {
        let notification = unpacked.notification
        let payload = String(decoding: notification.payload, as: UTF8.self)
        return [
            "command": .integer(Int(notification.command.rawValue)),
            "bytes": .integer(unpacked.byteCount),
            "token": .string(String(hexOf: notification.token)),
            "tokenBytes": .integer(notification.token.count),
            "identifier": notification.identifier.map { .integer(Int($0)) },
            "expiration": notification.expiration.map { .integer(Int($0)) },
            "priority": notification.priority.map { .integer(Int($0)) },
            "payload": .string(payload), "payloadBytes": .integer(notification.payload.count),
            "payloadHex": payload.utf8.elementsEqual(notification.payload)
                ? nil : .string(String(hexOf: notification.payload)),
            "faults": .array(unpacked.faults.map(json(of:))),
        ]
    }

    private static func json(of fault: PacketFault) -> JSONText {
        .object([
            "kind": .string(fault.kind.description),
            "severity": .string(fault.isWarning ? "warning" : "error"),
            "offset": .integer(fault.offset), "finding": .string(fault.finding),
            "status": fault.status.map { .integer(Int($0.code)) },
        ])
    }
}

extension PacketEvent {
    /// Returns the record as `handset unpack --format json` writes it, in UTF-8 without a newline.
    ///
    /// - Parameter source: The name of the stream: a path, or `stdin`.
    /// - Returns: The record.
    public func json(source: String) -> [UInt8] { PacketRecord(self, source: source).json }
}
