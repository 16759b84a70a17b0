/// The count of lines in which an app logs the data of a message of Firebase alone, which has no payload in it.
struct MessageDataLines {
    /// The words before the data, as the pages on FlutterFire and React Native Firebase log it.
    private static let signs = ["Message data: {", "remoteMessage {"].map { Array($0.utf8) }

    /// The last bytes that were taken, with which a sign may begin.
    private var rest: [UInt8] = []
    /// The number of such lines.
    private(set) var count = 0

    /// The note on these lines, as part of a sentence; `nil` if there are none.
    var note: String? {
        guard count > 0 else { return nil }
        let lines = count == 1 ? "1 line looks" : "\(count) lines look"
        return
            "\(lines) like the data of a message of Firebase, without aps: log userInfo in the AppDelegate, "
            + "or give the message that the server sends"
    }

    /// Looks at the next bytes of a log.
    mutating func take(_ bytes: UnsafeRawBufferPointer) {
        let text = rest + bytes
        var start = rest.count
        while let brace = text[start...].firstIndex(of: UInt8(ascii: "{")) {
            let before = text[...brace]
            if Self.signs.contains(where: { before.suffix($0.count).elementsEqual($0) }) {
                count += 1
            }
            start = brace + 1
        }
        rest = Array(text.suffix(16))
    }
}
