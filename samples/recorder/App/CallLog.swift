import Foundation

/// The callbacks of the app, each as a line of JSON in a file of its container.
///
/// The script removes the file before each push, so that it holds what came after.
final class CallLog {
    static let shared = CallLog()

    /// The lines since the last ``take()``, for tests that read no file.
    private var lines: [String] = []

    /// Adds a callback by Apple's selector in full.
    func add(
        _ selector: String, state: Int, payload: Bool, action: String? = nil, text: String? = nil
    ) {
        var line = "{\"selector\":\"\(selector)\",\"applicationState\":\(state)"
        line += ",\"payload\":\(payload)"
        if let action { line += ",\"actionIdentifier\":\"\(action)\"" }
        if let text { line += ",\"userText\":\"\(text)\"" }
        line += "}"
        lines.append(line)
        #if !canImport(HandsetUIKit)
        append(line + "\n")
        #endif
    }

    /// Returns the lines, and begins anew.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func append(_ line: String) {
        guard
            let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
                .first
        else { return }
        let file = folder.appendingPathComponent("calls.jsonl")
        let data = Data(line.utf8)
        guard let handle = try? FileHandle(forWritingTo: file) else {
            try? data.write(to: file)
            return
        }
        handle.seekToEndOfFile()
        handle.write(data)
        handle.closeFile()
    }
}
