extension Evidence {
    static let ofCallKit: [String: [Evidence]] = [
        "callkit-not-linked": [
            Evidence(
                title: "Apps that use VoIP push must link CallKit (VoIPPush)",
                url: "https://github.com/oopsr/VoIPPush/issues/9",
                words: "The app ends with the line that names the frameworks.")
        ],
        "start-token-stale": [
            Evidence(
                title: "Live Activities that do not start (luka-ios)",
                url: "https://github.com/kylebshr/luka-ios/pull/146",
                words: "For weeks starts went to a dead token, since the stream stayed silent."),
            Evidence(
                title: "pushToStartTokenUpdates gives nothing (Apple's forum)",
                url: "https://developer.apple.com/forums/thread/835188",
                words: "At a later launch the stream has no value."),
        ],
    ]
}
