import Handset

/// The rules for what an app's own types say, which need its sources.
extension LintRule {
    static let ofApps: [LintRule] = [
        contentStateMissingKey, contentStateWrongType, contentStateUnixDate,
        startAttributesMismatch, attributesTypeUnknown,
    ]

    private static let update =
        #"{"aps":{"timestamp":1685952000,"event":"update","content-state":{"eta":707644800}}}"#
    private static let start = """
        {"aps":{"timestamp":1685952000,"event":"start","content-state":{"step":1},\
        "attributes-type":"OrderAttributes","attributes":{"number":7},\
        "alert":{"title":"Order 7","body":"It is on its way"}}}
        """

    private static let contentStateMissingKey = rule(
        "content-state-missing-key", .error,
        "The app's ContentState needs a key that content-state lacks. The Live Activity keeps its old state.",
        advice: "Send the whole state, under the names that CodingKeys have.", in: update,
        at: ["aps", "content-state"], "content-state.step is missing, and its type is not optional")

    private static let contentStateWrongType = rule(
        "content-state-wrong-type", .error,
        "The app's ContentState takes no such value. The Live Activity keeps its old state.",
        advice: "Send the value in the form that the type takes.", in: update,
        at: ["aps", "content-state", "eta"],
        "content-state.eta is a number (707644800): String takes a text")

    private static let contentStateUnixDate = rule(
        "content-state-unix-date", .warning,
        "Date counts from 2001. Seconds since 1970 decode, and mean a day 31 years later.",
        advice: "Subtract 978307200, or give ContentState an init(from:) that counts from 1970.",
        in:
            #"{"aps":{"timestamp":1685952000,"event":"update","content-state":{"eta":1685955600}}}"#,
        at: ["aps", "content-state", "eta"],
        "content-state.eta means 2054-06-05: it counts from 1970, and Date counts from 2001")

    private static let startAttributesMismatch = rule(
        "start-attributes-mismatch", .error,
        "The app's type of attributes takes no such value. The Live Activity does not start.",
        advice:
            "Send the members of the outer type as attributes, and those of ContentState as content-state.",
        in: start, at: ["aps", "attributes", "number"],
        "attributes.number is a number (7): String takes a text")

    private static let attributesTypeUnknown = rule(
        "attributes-type-unknown", .error,
        "No ActivityAttributes of the app has this name. The Live Activity does not start.",
        advice: "Send the name of the type alone, without a module.", in: start,
        at: ["aps", "attributes-type"],
        "no ActivityAttributes of the app is called OrderAttributes; is it ParcelAttributes?")

    private static func rule(
        _ identifier: String, _ severity: LintSeverity, _ meaning: String, advice: String,
        in json: String, at keys: [String], _ finding: String
    ) -> LintRule {
        LintRule(
            identifier, severity, meaning, advice: advice, page: .liveActivities,
            example: LintExample(
                json, pushType: .liveActivity,
                ofApp: [AppFinding(identifier, at: keys, finding)],
                sample: "samples/mistakes/\(identifier)/swift/mistake"),
            counterExample: LintExample(
                json, pushType: .liveActivity,
                sample: "samples/mistakes/\(identifier)/swift/repaired")
        ) { subject, findings in
            for found in subject.ofApp where found.rule == identifier {
                findings.add(
                    LintFinding.Part(keys: found.keys, isValue: true), found.finding,
                    advice: found.advice)
            }
        }
    }
}
