import Handset
import HandsetCommand
import HandsetGateway
import HandsetPage

/// The folder of recorded notifications.
///
/// The payload of each is an `.apns` file. Its headers are in a file beside it, in a form that
/// `curl --header @FILE` reads.
struct NotificationFolder {
    /// The subfolder of notifications that do not reach the app, which `handset receive` does not read.
    static let undelivered = "undelivered"
    /// The numbers that a run has for its files: more than it can receive notifications.
    private static let roomCount = 1 << 40

    private let path: String
    /// The number after which new files begin: the largest one of an existing file, unless there is no room
    /// after it.
    private let earlierCount: Int
    /// The times at which notifications were kept for the device, by their numbers.
    private var stored: [Int: Int] = [:]

    /// Opens the folder, and creates it and its parents if they are missing.
    ///
    /// It must be readable, since a new file could replace an earlier one. The subfolder may not be a link:
    /// somebody else could lead the files elsewhere.
    init(path: String) throws(OutputError) {
        self.path = path
        try WholeFile.makeOutputFolder("\(path)/\(Self.undelivered)")
        try Self.checkFolder(Self.undelivered, in: path)
        var numbers: [Int] = []
        for folder in [path, "\(path)/\(Self.undelivered)"] {
            do throws(Platform.Failure) {
                try Platform.forEachName(inFolder: folder) { name in
                    if let number = Self.number(ofFile: name) { numbers.append(number) }
                }
            } catch {
                throw OutputError(name: folder, failure: error)
            }
        }
        earlierCount = try Self.start(after: numbers, in: path)
    }

    private static func checkFolder(_ name: String, in path: String) throws(OutputError) {
        do throws(Platform.Failure) {
            let facts = try Platform.Folder(PathText.bytes(of: path))
                .facts(ofFile: Array(name.utf8))
            guard facts?.kind == .folder else { throw Platform.Failure.linkedFolder }
        } catch {
            throw OutputError(name: "\(path)/\(name)", failure: error)
        }
    }

    /// Returns the number that a file name begins with, or `nil` if the part before the first dot is not
    /// made of digits or is larger than any number of a notification.
    static func number(ofFile name: some Collection<UInt8>) -> Int? {
        let digits = name.prefix { $0 != UInt8(ascii: ".") }
        guard !digits.isEmpty,
            digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    /// Returns the last number, of 0 and the given ones, with room for a run's notifications after it.
    static func start(after numbers: [Int], in path: String) throws(OutputError) -> Int {
        let taken = [0] + numbers.sorted() + [Int.max]
        let start = zip(taken, taken.dropFirst()).reversed().first { number, next in
            next - number > roomCount
        }
        guard let start else { throw OutputError(name: path, failure: .full) }
        return start.0
    }

    private static func name(of number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 8 - digits.count)) + digits
    }

    /// Writes a notification to its place, and removes it from any other.
    ///
    /// `time` is in milliseconds since 1970, `appState` the state of the app that it meets.
    mutating func keep(
        _ arrival: Arrival, at time: Int, meeting appState: AppState
    ) throws(OutputError) {
        let notification = arrival.notification
        let number = earlierCount + notification.number
        let name = Self.name(of: number)
        let kept = "\(path)/\(Self.undelivered)/\(name)"
        let place = arrival.outcome.isDelivered ? "\(path)/\(name)" : kept
        try Self.write(notification.payload, to: "\(place).apns")
        let headers = Self.headers(of: arrival, at: time, meeting: appState, stored: stored[number])
        try Self.write(Array(headers.utf8), to: "\(place).headers")
        if arrival.outcome.isStored {
            stored[number] = time
        } else if stored.removeValue(forKey: number) != nil, arrival.outcome.isDelivered {
            Platform.removeFile("\(kept).apns")
            Platform.removeFile("\(kept).headers")
        }
    }

    /// Adds an act of the user to the file of a notification; one of an earlier run has a name.
    func note(_ act: RecordedAct, ofSent number: Int?, named name: String?) throws(OutputError) {
        let own = number.map { Self.name(of: earlierCount + $0) }
        guard let name = name.map({ String($0.prefix { $0 != "." }) }) ?? own else { return }
        let path = "\(path)/\(name).steps"
        let earlier =
            Platform.isLink(path)
            ? [] : (try? FileBytes.read(path, of: .own.adding(ownerOf: self.path))) ?? []
        guard earlier.count < Self.stepsLimit else { return }
        try Self.write(earlier + act.line, to: path)
    }

    /// The number of bytes of a file of steps above which nothing is added.
    private static let stepsLimit = 64 << 10

    private static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        // The names can be foreseen, so a link there is not followed.
        try WholeFile(path: path, newMode: 0o644, followsLink: false).output(bytes)
    }

    /// Returns the metadata of a notification, one header a line; the headers of the request are unchanged.
    private static func headers(
        of arrival: Arrival, at time: Int, meeting appState: AppState, stored: Int?
    ) -> String {
        let notification = arrival.notification
        var headers = [
            notification.channel.map { ("handset-channel", $0) }
                ?? ("handset-token", String(hexOf: notification.token)),
            ("handset-protocol", notification.providerProtocol.rawValue),
            ("handset-fate", arrival.outcome.name(of: notification.providerProtocol)),
        ]
        headers += notification.identifier.map { [("handset-identifier", "\($0)")] } ?? []
        headers.append(("handset-time", PageTime.text(time)))
        headers += stored.map { [("handset-stored", PageTime.text($0))] } ?? []
        if arrival.outcome.isDelivered { headers.append(("handset-app-state", appState.rawValue)) }
        return (headers + notification.senderHeaders).map { name, value in
            "\(name): " + String(String.UnicodeScalarView(value.unicodeScalars.map(line))) + "\n"
        }.joined()
    }

    /// Replaces a control character, so that a header stays on its line.
    private static func line(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        scalar.value < 0x20 ? " " : scalar
    }
}

extension Platform.Failure {
    /// A symbolic link stands where a folder has to be.
    fileprivate static let linkedFolder = Platform.Failure(
        code: Platform.Failure.tooManyLinks.code,
        explanation: "it is a symbolic link, not a folder; remove it, or record into another folder"
    )
}
