/// A way in which what the app does differs from what the sender meant.
///
/// ```swift
/// print(HazardKind.quotesCaptured, HazardKind.quotesCaptured.severity)
/// // quotes-captured error
/// ```
public struct HazardKind: Hashable, Sendable, CustomStringConvertible {
    /// The stable identifier, such as `quotes-captured`.
    public let identifier: String
    /// How bad it is.
    public let severity: HazardSeverity
    /// What happens, in one sentence.
    public let meaning: String
    /// What to do about it, in one sentence.
    public let advice: String

    private init(
        _ identifier: String, _ severity: HazardSeverity, _ meaning: String, advice: String
    ) {
        self.identifier = identifier
        self.severity = severity
        self.meaning = meaning
        self.advice = advice
    }

    /// The identifier.
    public var description: String { identifier }
}

// MARK: - What the rule captured

extension HazardKind {
    /// The capture goes on behind the value.
    public static let capturedPastValue = HazardKind(
        "captured-past-value", .error,
        "The rule's group takes more than the value: a greedy one goes on up to the "
            + "last semicolon that it can reach, and takes the lines between with it.",
        advice: "Read it with a keyPath, or with a pattern that stops, such as session = "
            + "([^;]*); or let nothing be printed behind it: no key, and no end of an "
            + "inner dictionary.")
    /// The capture ends before the value does, at an apostrophe.
    public static let stoppedAtApostrophe = HazardKind(
        "stopped-at-apostrophe", .error,
        "The rule's group stops at an apostrophe in the value, and the session is cut short.",
        advice: "Send sessions without apostrophes, or read them with a keyPath.")
    /// The quotes that Darwin prints are captured.
    public static let quotesCaptured = HazardKind(
        "quotes-captured", .error,
        "Darwin prints quotes around a value that is not only ASCII letters and digits, and the rule "
            + "takes them for a part of the session.",
        advice: "Send sessions of letters and digits only, or read them with a keyPath.")
    /// The escapes that Darwin prints are captured.
    public static let escapesCaptured = HazardKind(
        "escapes-captured", .error,
        "Darwin prints the value with escapes, such as \\U00e9 or \\n, and the rule takes them for "
            + "what was sent.",
        advice: "Send sessions of letters and digits only, or read them with a keyPath.")
    /// The match begins in text that somebody has written.
    public static let matchedInText = HazardKind(
        "matched-in-text", .error,
        "The rule matches inside a text that somebody has written, so that whoever "
            + "writes it chooses the session.",
        advice: "Read the session with a keyPath, or let the rule look at another top-level "
            + "key.")
    /// The match begins inside a longer key.
    public static let matchedLongerKey = HazardKind(
        "matched-longer-key", .error,
        "The rule matches the end of a longer key, whose value is not the session.",
        advice: "Begin the pattern with \\b (in a rule file \\\\b), or rename the key.")
    /// What was captured is none of the sessions that were sent.
    public static let sessionDiffers = HazardKind(
        "session-differs", .error,
        "The session that the app opens is none of those that the payload holds, for a reason that "
            + "no other hazard names.",
        advice: "Compare the pattern and its group with the printed text.")
    /// Several top-level keys have a session.
    public static let severalKeys = HazardKind(
        "several-keys", .warning,
        "Several top-level keys have a session: the app opens each of them, in the order of fast "
            + "enumeration, which nobody may rely on.",
        advice: "Send one session, or name the key in the rule's keys.")
}

// MARK: - What the session is

extension HazardKind {
    /// The session is null.
    public static let sessionIsNull = HazardKind(
        "session-is-null", .error,
        "The session is null, which is printed as \"<null>\" and opened as if it were one.",
        advice: "Leave the key out where there is no session.")
    /// The session is true or false.
    public static let sessionIsBoolean = HazardKind(
        "session-is-boolean", .error,
        "The session is true or false, which is printed as 1 or 0.",
        advice: "Send the session as a string.")
    /// The session is a number that is printed otherwise than it was sent.
    public static let sessionNumberChanges = HazardKind(
        "session-number-changes", .error,
        "The session is a number that is printed otherwise than it was sent, such as 1.0, 64.4 or one "
            + "of 20 digits.",
        advice: "Send the session as a string.")
    /// The session is a dictionary or an array.
    public static let sessionIsContainer = HazardKind(
        "session-is-container", .error,
        "The session is a dictionary or an array, and the app opens its printed "
            + "text.",
        advice: "Send the session as a string, or read the inner value with a keyPath.")
    /// There is a session, and no rule finds it.
    public static let sessionNotFound = HazardKind(
        "session-not-found", .error,
        "The payload has a session key whose value the app does not find.",
        advice: "Put the session where the rule looks for it, or change the rule.")
}

// MARK: - What the lookup does

extension HazardKind {
    /// NSURL refuses the lookup URL.
    public static let urlRefused = HazardKind(
        "url-refused", .error,
        "The lookup URL is not valid, and URLWithString: gives nil for it: before "
            + "iOS 17 whatever the fault, since then for a few.",
        advice: "Let the rule encode the session (\"encoding\": \"percent\"), and write a "
            + "lookupURL that is valid.")
    /// NSURL encodes the lookup URL anew.
    public static let urlReencoded = HazardKind(
        "url-reencoded", .warning,
        "The lookup URL is not valid: URLWithString: of iOS 17 and later encodes "
            + "the part that is not, and what was encoded in it already once more; "
            + "earlier ones give nil.",
        advice: "Let the rule encode the session (\"encoding\": \"percent\"), and write a "
            + "lookupURL that is valid.")
    /// A character of the session has a meaning of its own in the URL.
    public static let urlReservedCharacter = HazardKind(
        "url-reserved-character", .error,
        "A character of the session means something else in a URL, so that the server reads another "
            + "session.",
        advice: "Let the rule encode the session: \"encoding\": \"percent\".")
    /// The statement is no JavaScript.
    public static let javaScriptSyntaxError = HazardKind(
        "javascript-syntax-error", .error,
        "The statement is no JavaScript: the web view evaluates nothing, and says "
            + "nothing.",
        advice: "Repair what is captured if that is at fault; then let the rule escape the "
            + "URL: \"escaping\": \"javascript\".")
    /// The statement runs more than the one call.
    public static let javaScriptInjection = HazardKind(
        "javascript-injection", .error,
        "The statement is more than one call of handleOpenURL: the payload has put "
            + "script of its own into it, which runs in the web view.",
        advice: "Repair what is captured if that is at fault; then let the rule escape the "
            + "URL: \"escaping\": \"javascript\".")
    /// The call gets another URL than the one in the statement.
    public static let javaScriptChangesURL = HazardKind(
        "javascript-changes-url", .error,
        "JavaScript reads a backslash in the URL as an escape, so that "
            + "handleOpenURL gets another URL.",
        advice: "Repair what is captured if that is at fault; then let the rule escape the "
            + "URL: \"escaping\": \"javascript\".")
}

// MARK: - What the payload is

extension HazardKind {
    /// The payload has more bytes than Apple's services took.
    public static let payloadTooLarge = HazardKind(
        "payload-too-large", .error,
        "The payload has more bytes than Apple's services took in the days of the device's iOS.",
        advice: "Send less: 256 bytes before iOS 8, 2,048 with iOS 8, 4,096 since iOS 9.")
    /// There is no `aps`.
    public static let apsMissing = HazardKind(
        "aps-missing", .warning,
        "The payload has no aps dictionary: the device shows and plays nothing.",
        advice: "Put what is meant for the system into \"aps\".")
    /// `aps` is no dictionary.
    public static let apsNotDictionary = HazardKind(
        "aps-not-dictionary", .error,
        "The value of aps is no dictionary: the device takes nothing of it.",
        advice: "Send \"aps\" as an object.")
    /// A value in `aps` is not of the type that Apple has defined for its key.
    public static let apsWrongType = HazardKind(
        "aps-wrong-type", .error,
        "A value in aps is not of the type that Apple has defined for its key: the device takes "
            + "nothing of it.",
        advice: "Send the type that is named: a number without quotes, a text in quotes, and 1, "
            + "not true, where Apple asks for 1.")
    /// `aps` has a key that Apple has not defined.
    public static let apsUnknownKey = HazardKind(
        "aps-unknown-key", .warning,
        "The aps dictionary has a key that Apple has not defined: the system reads over it, and may "
            + "define it one day.",
        advice: "Put keys of your own beside \"aps\", in a dictionary.")
    /// A key comes twice.
    public static let duplicateKey = HazardKind(
        "duplicate-key", .warning,
        "A key comes twice in one dictionary: the last value counts here, and readers differ.",
        advice: "Send each key once.")
    /// `content-available` stands beside `aps`.
    public static let contentAvailableOutside = HazardKind(
        "content-available-outside-aps", .warning,
        "content-available stands outside aps, where the system does not look: it wakes no app.",
        advice: "Put it into \"aps\".")
}

extension HazardKind: CaseIterable {
    /// Every kind of hazard there is.
    public static let allCases: [HazardKind] = [
        capturedPastValue, stoppedAtApostrophe, quotesCaptured, escapesCaptured, matchedInText,
        matchedLongerKey, sessionDiffers, severalKeys,
        sessionIsNull, sessionIsBoolean, sessionNumberChanges, sessionIsContainer, sessionNotFound,
        urlRefused, urlReencoded, urlReservedCharacter,
        javaScriptSyntaxError, javaScriptInjection, javaScriptChangesURL,
        payloadTooLarge, apsMissing, apsNotDictionary, apsWrongType, apsUnknownKey,
        duplicateKey, contentAvailableOutside,
    ]

    /// The kind with an identifier, or `nil` if there is none.
    public init?(identifier: String) {
        guard let kind = Self.allCases.first(where: { $0.identifier == identifier }) else {
            return nil
        }
        self = kind
    }
}
