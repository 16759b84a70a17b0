/// The line that Xcode 15 writes below a message: `Type: Error | Timestamp: … | Process: … | Library: …`.
struct XcodeFacts {
    private var time: LogTime?
    private var process: String?

    init?(_ line: ArraySlice<UInt8>) {
        let trimmed = line.drop { $0 == 32 || $0 == 9 }
        guard trimmed.starts(with: "Type: ".utf8) || trimmed.starts(with: "Timestamp: ".utf8) else {
            return nil
        }
        for part in trimmed.split(separator: UInt8(ascii: "|")) {
            let part = part.drop { $0 == 32 }
            if part.starts(with: "Timestamp: ".utf8) {
                var scan = ByteScan(part.dropFirst("Timestamp: ".utf8.count))
                time = scan.takeDateAndTime()
            } else if part.starts(with: "Process: ".utf8) {
                let name = part.dropFirst("Process: ".utf8.count)
                process = String(
                    decoding: name.prefix(while: ByteScan.isName), as: UTF8.self)
            }
        }
    }

    func apply(to message: inout LoggedMessage) {
        message.time = time ?? message.time
        message.process = process ?? message.process
        message.style = .xcode
    }
}
