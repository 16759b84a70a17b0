import Handset
import HandsetPage

/// An act of the user on a notification, as the folder of `--record` keeps it for the next run.
struct RecordedAct: Sendable {
    let kind: PageHistoryEntry.Kind
    /// The time in milliseconds since 1970.
    let time: Int
    /// The state of the app before it.
    let appState: AppState
    /// The identifier of the button; `nil` for other acts, and for the first button.
    var button: String?
    /// The text that was typed; `nil` for other acts.
    var text: String?

    /// The kinds of acts that are kept.
    private static let kinds: Set<PageHistoryEntry.Kind> = [.tap, .dismiss, .button, .text, .open]
    /// The number of acts on one notification that are read; a user does not do as much.
    private static let limit = 100

    init(
        _ kind: PageHistoryEntry.Kind, at time: Int, in appState: AppState,
        button: String? = nil, text: String? = nil
    ) {
        self.kind = kind
        self.time = time
        self.appState = appState
        self.button = button
        self.text = text
    }

    /// Reads a line of a file of steps; `nil` for a line that is not one.
    private init?(_ line: [UInt8]) {
        guard let value = try? Payload(json: line),
            let kind = value["kind"]?.string.flatMap(PageHistoryEntry.Kind.init(rawValue:)),
            Self.kinds.contains(kind),
            let time = value["time"]?.string.flatMap(PageTime.time(of:)),
            let appState = value["appState"]?.string.flatMap(AppState.init(rawValue:))
        else { return nil }
        self.init(
            kind, at: time, in: appState, button: value["button"]?.string,
            text: value["text"]?.string)
    }

    /// Returns the acts in the bytes of a file of steps.
    static func all(in bytes: [UInt8]) -> [RecordedAct] {
        bytes.split(separator: UInt8(ascii: "\n")).prefix(limit)
            .compactMap { RecordedAct(Array($0)) }
    }

    /// A line of a file of steps, with its newline.
    var line: [UInt8] {
        JSONText.object([
            "kind": .string(kind.rawValue), "time": .string(PageTime.text(time)),
            "appState": .string(appState.rawValue), "button": button.map { .string($0) },
            "text": text.map { .string($0) },
        ]).bytes + [UInt8(ascii: "\n")]
    }

    /// The same act on a notification with its number here; `topic` is its app's.
    func action(on number: Int, ofApp topic: String?) -> PageAction? {
        switch kind {
        case .tap: .tap(number)
        case .dismiss: .dismiss(number)
        case .button: .button(number, button)
        case .text: .text(number, text ?? "", button: button)
        case .open: .open(topic)
        default: nil
        }
    }
}
