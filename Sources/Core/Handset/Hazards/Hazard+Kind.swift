extension Hazard {
    /// A kind of difference between what the app does and what the sender meant.
    ///
    /// ```swift
    /// print(Hazard.Kind.quotesCaptured, Hazard.Kind.quotesCaptured.severity)
    /// // quotes-captured error
    /// ```
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The stable identifier, such as `quotes-captured`.
        public let identifier: String
        /// The severity.
        public let severity: Hazard.Severity
        /// The effect of the hazard, in one or two sentences.
        public let meaning: String
        /// The remedy, in one or two sentences.
        public let advice: String

        private init(
            _ identifier: String, _ severity: Hazard.Severity, _ meaning: String, advice: String
        ) {
            self.identifier = identifier
            self.severity = severity
            self.meaning = meaning
            self.advice = advice
        }

        /// The identifier.
        public var description: String { identifier }

        /// Returns true if two kinds have the same identifier.
        public static func == (left: Hazard.Kind, right: Hazard.Kind) -> Bool {
            left.identifier == right.identifier
        }

        /// Hashes the identifier: the other texts took a tenth of the time of a payload with hazards.
        public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    }
}

// MARK: - The captured text

extension Hazard.Kind {
    /// The capture continues after the value.
    public static let capturedPastValue = Hazard.Kind(
        "captured-past-value", .error,
        "The rule's group captures more than the value. A greedy group continues to the last "
            + "semicolon that it can reach, and captures the lines up to there.",
        advice:
            "Read the session with a keyPath, or with a group that stops at a semicolon, such as "
            + "([^;]*). Otherwise send nothing that is printed after it: no later key, and no end of "
            + "an inner dictionary.")
    /// The capture ends before the value does, at an apostrophe.
    public static let stoppedAtApostrophe = Hazard.Kind(
        "stopped-at-apostrophe", .error,
        "The rule's group stops at an apostrophe in the value, and the session is cut short.",
        advice: "Send sessions without apostrophes, or read them with a keyPath.")
    /// The quotes that Darwin prints are captured.
    public static let quotesCaptured = Hazard.Kind(
        "quotes-captured", .error,
        "Darwin prints quotes around a value that has other characters than ASCII letters and "
            + "digits. The rule captures them as a part of the session.",
        advice: "Send sessions of letters and digits only, or read them with a keyPath.")
    /// The escapes that Darwin prints are captured.
    public static let escapesCaptured = Hazard.Kind(
        "escapes-captured", .error,
        "Darwin prints the value with escapes, such as \\U00e9 or \\n. The rule captures the "
            + "escapes, not the characters that were sent.",
        advice: "Send sessions of letters and digits only, or read them with a keyPath.")
    /// The match begins inside a text, such as the alert's.
    public static let matchedInText = Hazard.Kind(
        "matched-in-text", .error,
        "The rule matches inside a text, such as that of the alert. The author of that text "
            + "chooses the session.",
        advice: "Read the session with a keyPath, or let the rule search another top-level key.")
    /// The match begins inside a longer key.
    public static let matchedLongerKey = Hazard.Kind(
        "matched-longer-key", .error,
        "The rule matches the end of a longer key, whose value is not the session.",
        advice: "Begin the pattern with \\b (in a rule file \\\\b), or rename the key.")
    /// The capture differs from every session that was sent.
    public static let sessionDiffers = Hazard.Kind(
        "session-differs", .error,
        "The session that the app opens is not in the payload, for a reason that no other finding "
            + "names.",
        advice: "Compare the pattern and its group with the printed text.")
    /// Several top-level keys have a session.
    public static let severalKeys = Hazard.Kind(
        "several-keys", .warning,
        "Several top-level keys have a session. The app opens each of them, in the order of fast "
            + "enumeration, which is not defined.",
        advice: "Send one session, or name its key in the rule's keys.")
}

// MARK: - The value of the session

extension Hazard.Kind {
    /// The session is null.
    public static let sessionIsNull = Hazard.Kind(
        "session-is-null", .error,
        "The session is null. It is printed as \"<null>\", and the app opens that text.",
        advice: "Leave the key out if there is no session.")
    /// The session is true or false.
    public static let sessionIsBoolean = Hazard.Kind(
        "session-is-boolean", .error,
        "The session is true or false, which is printed as 1 or 0.",
        advice: "Send the session as a string.")
    /// The session is a number whose printed text differs from the JSON.
    public static let sessionNumberChanges = Hazard.Kind(
        "session-number-changes", .error,
        "The session is a number that is not printed as it was sent, such as 1.0, 64.4 or a number "
            + "of 20 digits.",
        advice: "Send the session as a string.")
    /// The session is a dictionary or an array.
    public static let sessionIsContainer = Hazard.Kind(
        "session-is-container", .error,
        "The session is a dictionary or an array, and the app opens its printed text.",
        advice: "Send the session as a string, or read the inner value with a keyPath.")
    /// The payload has a session that no rule finds.
    public static let sessionNotFound = Hazard.Kind(
        "session-not-found", .error,
        "The payload has a session key whose value the app does not find.",
        advice: "Put the session where the rule looks for it, or change the rule.")
}

// MARK: - The URL and the statement

extension Hazard.Kind {
    private static let adviceOnLinks =
        "If the lookupURL is %@ alone, let the sender encode the link. Otherwise let the rule encode the session "
        + "(\"encoding\": \"percent\"), and use a valid lookupURL."

    /// NSURL rejects the lookup URL.
    public static let urlRefused = Hazard.Kind(
        "url-refused", .error,
        "The lookup URL is invalid, and URLWithString: returns nil. Before iOS 17 it does so for "
            + "every invalid URL, later only for a few.",
        advice: adviceOnLinks)
    /// NSURL encodes the lookup URL again.
    public static let urlReencoded = Hazard.Kind(
        "url-reencoded", .warning,
        "The lookup URL is invalid. Since iOS 17 URLWithString: percent-encodes the invalid part, "
            + "including anything in it that is encoded already; before, it returns nil.",
        advice: adviceOnLinks)
    /// A character of the session has a special meaning in the URL.
    public static let urlReservedCharacter = Hazard.Kind(
        "url-reserved-character", .error,
        "A character of the session has a special meaning in a URL, so the server reads another "
            + "session.",
        advice: "Let the rule encode the session: \"encoding\": \"percent\".")
    /// The statement is not JavaScript.
    public static let javaScriptSyntaxError = Hazard.Kind(
        "javascript-syntax-error", .error,
        "The statement is not valid JavaScript. The web view evaluates nothing and reports "
            + "nothing.",
        advice: adviceOnScripts)
    /// The statement runs more than the one call.
    public static let javaScriptInjection = Hazard.Kind(
        "javascript-injection", .error,
        "The statement is more than one call of handleOpenURL: it runs script that came with the "
            + "payload.",
        advice: adviceOnScripts)
    /// The call receives another URL than the one in the statement.
    public static let javaScriptChangesURL = Hazard.Kind(
        "javascript-changes-url", .error,
        "handleOpenURL receives another URL, because the URL contains a backslash, or a quote that "
            + "ends the string early.",
        advice: adviceOnScripts)

    private static let adviceOnScripts =
        "Repair the captured text if that is the cause. Then let the rule escape the URL: "
        + "\"escaping\": \"javascript\"."
}

// MARK: - The payload

extension Hazard.Kind {
    /// The payload has more bytes than Apple's services accepted.
    public static let payloadTooLarge = Hazard.Kind(
        "payload-too-large", .error,
        "The payload has more bytes than Apple's services accepted when the device's iOS was new.",
        advice: "Send less: 256 bytes before iOS 8, 2,048 with iOS 8, 4,096 since iOS 9.")
    /// The payload has no `aps`.
    public static let apsMissing = Hazard.Kind(
        "aps-missing", .warning,
        "The payload has no aps dictionary, so the device shows and plays nothing.",
        advice: "Put the values for the system into \"aps\".")
    /// `aps` is not a dictionary.
    public static let apsNotDictionary = Hazard.Kind(
        "aps-not-dictionary", .error,
        "The value of aps is not a dictionary, and the device ignores it.",
        advice: "Send \"aps\" as an object.")
    /// A value in `aps` is not of the type that Apple has defined for its key.
    public static let apsWrongType = Hazard.Kind(
        "aps-wrong-type", .error,
        "A value in aps does not have the type that Apple has defined for its key, and the device "
            + "ignores it.",
        advice: "Send the type that is named: a number without quotes, a text in quotes, and 1, "
            + "not true, where Apple asks for 1.")
    /// `aps` has a key that Apple has not defined.
    public static let apsUnknownKey = Hazard.Kind(
        "aps-unknown-key", .warning,
        "The aps dictionary has a key that Apple has not defined. The system ignores it, and a later "
            + "version may give it a meaning.",
        advice: "Put your own keys outside \"aps\", in a dictionary.")
    /// A key occurs twice.
    public static let duplicateKey = Hazard.Kind(
        "duplicate-key", .warning,
        "A key occurs twice in one dictionary. Apple's parsers use the first value, and so does Handset; "
            + "most other parsers use the last.",
        advice: "Send each key once.")
    /// `content-available` stands outside `aps`.
    public static let contentAvailableOutside = Hazard.Kind(
        "content-available-outside-aps", .warning,
        "content-available stands outside aps, where the system ignores it: it wakes no app.",
        advice: "Put it into \"aps\".")
}

extension Hazard.Kind: CaseIterable {
    /// All kinds of hazards.
    public static let allCases: [Hazard.Kind] = [
        capturedPastValue, stoppedAtApostrophe, quotesCaptured, escapesCaptured, matchedInText,
        matchedLongerKey, sessionDiffers, severalKeys,
        sessionIsNull, sessionIsBoolean, sessionNumberChanges, sessionIsContainer, sessionNotFound,
        urlRefused, urlReencoded, urlReservedCharacter,
        javaScriptSyntaxError, javaScriptInjection, javaScriptChangesURL,
        payloadTooLarge, apsMissing, apsNotDictionary, apsWrongType, apsUnknownKey,
        duplicateKey, contentAvailableOutside,
    ]

    /// Creates the kind with an identifier; `nil` for an unknown one.
    public init?(identifier: String) {
        guard let kind = Self.allCases.first(where: { $0.identifier == identifier }) else {
            return nil
        }
        self = kind
    }
}
