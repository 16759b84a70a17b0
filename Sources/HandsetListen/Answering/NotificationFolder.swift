import Foundation
import Glibc
import Handset
import HandsetCommand
import HandsetGateway

/// The folder that keeps notifications: the payload of each as an `.apns` file, and its headers beside it
/// in a form that `curl --header @FILE` takes.
struct NotificationFolder {
    /// What lies here does not reach the app, and is not among what `handset receive` reads of the folder.
    static let undelivered = "undelivered"

    private let path: String
    /// The largest number of files from earlier times, behind which the numbers go on.
    private let earlierCount: Int
    private var stored: Set<Int> = []

    /// Opens the folder, which is made if it is not there, with those above it.
    init(path: String) throws(OutputError) {
        self.path = path
        try Self.make("\(path)/\(Self.undelivered)")
        let names = ["", Self.undelivered].flatMap { folder in
            (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
        }
        earlierCount =
            names.compactMap { name in Int(name.prefix { $0 != "." }) }.max() ?? 0
    }

    /// Keeps a notification at its place, and there only.
    mutating func keep(_ arrival: Arrival) throws(OutputError) {
        let notification = arrival.notification
        let number = earlierCount + notification.number
        let digits = String(number)
        let name = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
        let kept = "\(path)/\(Self.undelivered)/\(name)"
        let place = arrival.fate.isDelivered ? "\(path)/\(name)" : kept
        try write(notification.payload, to: "\(place).apns")
        try write(Array(Self.headers(of: arrival).utf8), to: "\(place).headers")
        if arrival.fate.isStored {
            stored.insert(number)
        } else if stored.remove(number) != nil, arrival.fate.isDelivered {
            unlink("\(kept).apns")
            unlink("\(kept).headers")
        }
    }

    /// Makes a folder, and those above it, where they are not there.
    private static func make(_ path: String) throws(OutputError) {
        if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
            slash > path.startIndex
        else { throw OutputError(name: path, code: errno) }
        try make(String(path[..<slash]))
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
            throw OutputError(name: path, code: errno)
        }
    }

    private func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        let output = try ByteOutput(path: path)
        try output.write(bytes)
        try output.flush()
    }

    /// What is known of a notification besides its payload: a line for each header, those of the request
    /// as they came.
    private static func headers(of arrival: Arrival) -> String {
        let notification = arrival.notification
        var headers = [
            ("handset-token", String(hexOf: notification.token)),
            ("handset-protocol", notification.providerProtocol.rawValue),
            ("handset-fate", arrival.fate.name),
        ]
        headers += notification.identifier.map { [("handset-identifier", "\($0)")] } ?? []
        let given = notification.headers.map { ($0.name, $0.value) }
        let known = [
            ("apns-id", notification.apnsID), ("apns-topic", notification.topic),
            ("apns-expiration", notification.expiration.map(String.init)),
            ("apns-priority", notification.priority.map { "\($0.rawValue)" }),
        ]
        headers += known.compactMap { name, value in
            given.contains { $0.0 == name } ? nil : value.map { (name, $0) }
        }
        return (headers + given).map { name, value in
            "\(name): " + String(String.UnicodeScalarView(value.unicodeScalars.map(line))) + "\n"
        }.joined()
    }

    /// A character that stays on its line.
    private static func line(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        scalar.value < 0x20 ? " " : scalar
    }
}
