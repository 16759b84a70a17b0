/// Something that people speak of when they describe a symptom, whatever words they take.
enum SymptomTerm: String, CaseIterable, Hashable, Sendable {
    // What is wrong with it.
    case negated, null, wrong, crash, twice, late, only, error
    /// Words that say that something is as it should be, or that it happens.
    case right, happens
    // The state of the app.
    case killed, coldStart, background, foreground, notForeground, launch, afterFirstLaunch
    /// The app itself does not start.
    case launchFails
    /// The life cycle of scenes.
    case scenes
    // What happens, or should.
    case tap, fired, called, shown, arrives, works, opens, opensNot, navigates, handled, wakes,
        notifies
    // What people call by name.
    case push, silentPush, banner, badge, sound, ringing, picture, button, dismissal, icon, deepLink
    case screen, browser
    case homeScreen, blackScreen, text, cutOff, data, token, registration, permission, call
    /// Data that does not arrive, and a token that is there and wrong.
    case dataLost, wrongToken
    /// The things that a sender sees: a refusal, a token that is none, the service's name, and what it does itself.
    case refusal, badness, serverName, sending, sendingFails
    case delayed, reply
    /// A button that is there and has no effect; one thing that is taken for another.
    case actsNot, mixed
    /// Something that should come at once, and a token that is asked for.
    case atOnce, asksToken
    /// The taking away of notifications from their list.
    case clearing
    /// The environments of Apple's service, one against the other; a certificate; and what was not tapped.
    case environments, certificate, untapped
    /// A device or a user that is registered, of which something else is said.
    case registered
    case incomingCall, liveActivity, timeSensitive, serviceExtension, releaseBuild, service
    // Methods and events of the libraries and of iOS.
    case tapCallback, launchCallback, foregroundCallback, backgroundCallback, tokenCallback
    case event

    /// Returns true if words have the term, as one of its phrases.
    func isIn(_ words: [String]) -> Bool {
        (Self.phrases[self] ?? []).contains { $0.isIn(words) }
    }

    /// Returns where the term stands first in words; `nil` if nowhere.
    func position(in words: [String]) -> Int? {
        (Self.phrases[self] ?? []).compactMap { $0.position(in: words) }.min()
    }

    /// Words that stand beside each other; a word goes on where it has a `*`, at its end, its begin or both.
    ///
    /// They are also one word, as in the names of types: `NotificationExtension`.
    struct Phrase: Sendable {
        let words: [String]
        /// The words as one; empty if they are one already.
        private let joined: String

        init(_ text: String) {
            words = text.split(separator: " ").map(String.init)
            let isOpenWithin =
                words.dropLast().contains { $0.hasSuffix("*") }
                || words.dropFirst().contains { $0.hasPrefix("*") }
            joined = words.count > 1 && !isOpenWithin ? words.joined() : ""
        }

        func isIn(_ text: [String]) -> Bool { position(in: text) != nil }

        /// Returns where the phrase stands first; `nil` if nowhere.
        func position(in text: [String]) -> Int? {
            guard let first = words.first else { return nil }
            return text.indices.first { start in
                if !joined.isEmpty, Self.matches(joined, text[start]) { return true }
                return text.count - start >= words.count && Self.matches(first, text[start])
                    && zip(words, text[start...]).allSatisfy(Self.matches)
            }
        }

        /// Returns true if one of the words is a word of a text.
        func has(_ word: String) -> Bool {
            words.contains { Self.matches($0, word) }
                || !joined.isEmpty && Self.matches(joined, word)
        }

        private static func matches(_ pattern: String, _ word: String) -> Bool {
            if pattern.hasPrefix("*"), pattern.hasSuffix("*"), pattern.count > 2 {
                return word.contains(pattern.dropFirst().dropLast())
            }
            if pattern.hasSuffix("*") { return word.hasPrefix(pattern.dropLast()) }
            if pattern.hasPrefix("*") { return word.hasSuffix(pattern.dropFirst()) }
            return word == pattern
        }
    }
}
