import ArgumentParser
import Handset
import HandsetFacts
import HandsetTree
import HandsetWhy

/// The arguments of `handset why`, told apart: payloads, the app, and what somebody sees.
struct WhyArguments {
    private(set) var payloads: [String] = []
    private(set) var symptom: String?
    /// The path of the app; `nil` if none is meant.
    private(set) var app: String?

    /// Tells arguments apart.
    ///
    /// - Parameters:
    ///   - arguments: The arguments.
    ///   - symptom: The words of the option.
    ///   - app: The app of the option.
    ///   - looksHere: True if the folder here may be the app, when nothing else is.
    /// - Throws: `ValidationError` if two apps or two symptoms are given.
    init(
        _ arguments: [String], symptom: String?, app: String?, looksHere: Bool
    ) throws(ValidationError) {
        self.symptom = symptom
        self.app = app
        for argument in arguments {
            switch Self.kind(of: argument) {
            case .payload: payloads.append(argument)
            case .app:
                if let other = self.app {
                    throw ValidationError(
                        "Two apps are given: \(PathText.shown(other)) and \(PathText.shown(argument))."
                    )
                }
                self.app = argument
            case .words:
                if let other = self.symptom {
                    throw ValidationError(
                        "\(SourceExcerpt.quoted(argument)) is no file, and the symptom is given already: "
                            + "\(SourceExcerpt.quoted(other)).")
                }
                self.symptom = argument
            }
        }
        if payloads.isEmpty, self.app == nil, looksHere, Self.hasSources(".") { self.app = "." }
    }

    private enum Kind {
        case payload, app, words
    }

    private static func kind(of argument: String) -> Kind {
        if argument.hasPrefix("{") { return isAnswer(argument) ? .words : .payload }
        if argument == "-" || argument.isEmpty { return .payload }
        guard let identity = FileIdentity(path: argument) else {
            let isSentence = argument.contains { $0.isWhitespace } && !argument.contains("/")
            return isSentence || !SymptomReading(argument).symptoms.isEmpty && !isPath(argument)
                ? .words : .payload
        }
        if identity.isFolder {
            return hasSources(argument) || !hasPayloads(argument) ? .app : .payload
        }
        return CodeLanguage(path: argument) != nil ? .app : .payload
    }

    /// Returns true for what a push service answers: an object with an error that is known by its name, and no payload.
    private static func isAnswer(_ text: String) -> Bool {
        guard !text.contains("\"aps\""),
            ["reason", "error", "errors", "errorCode"].contains(where: {
                text.contains("\"\($0)\"")
            })
        else { return false }
        return !SymptomReading(text).errors.isEmpty
    }

    private static func isPath(_ text: String) -> Bool {
        // "killed / background" is what somebody says.
        let isPlain = text.contains(where: \.isWhitespace) || text.hasPrefix("messaging/")
        let begins = ["/", "./", "../", "~"].contains { text.hasPrefix($0) }
        return begins || text.contains("/") && !isPlain
            || ["json", "apns", "jsonl", "ndjson", "swift", "m", "log", "txt"].contains {
                text.hasSuffix(".\($0)")
            }
    }

    /// Returns true if a folder holds sources, not too deep in it and not behind too many other files.
    static func hasSources(_ path: String) -> Bool {
        var (folders, count) = ([(path, 0)], 0)
        while let (folder, depth) = folders.popLast() {
            guard let entries = try? ProjectFolder.entries(of: folder) else { continue }
            for (name, kind) in entries {
                count += 1
                guard count < 5_000 else { return false }
                switch kind {
                case .ordinary where CodeLanguage(path: name) != nil: return true
                case .folder
                where depth < 5 && !name.hasPrefix(".") && !ProjectFolder.isOfLibraries(name)
                    && ProjectFolder.isEntered(name, depth: depth):
                    folders.append(("\(folder)/\(name)", depth + 1))
                default: break
                }
            }
        }
        return false
    }

    private static func hasPayloads(_ path: String) -> Bool {
        guard let entries = try? ProjectFolder.entries(of: path) else { return true }
        return entries.contains { entry in
            ["json", "apns", "jsonl", "ndjson"].contains { entry.name.hasSuffix(".\($0)") }
        }
    }
}
