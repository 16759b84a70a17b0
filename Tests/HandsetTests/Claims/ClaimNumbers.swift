import Handset
import HandsetClaims

/// The page *How we know*, with its numbers.
struct ClaimNumbers {
    private let claims: [Claim]

    init(_ claims: [Claim]) { self.claims = claims }

    private func count(_ condition: (Claim) -> Bool) -> Int { claims.count(where: condition) }

    private var sightings: [ClaimSighting] { claims.flatMap(\.sightings) }

    private var excerpts: Int { sightings.count { $0.evidence == .excerpt } }

    private var confidences: String {
        let words: [Claim.Confidence: String] = [
            .high: "Apple says so, or several have seen it",
            .medium: "one good report, or worked out of what is known",
            .low: "a choice of Handset", .unknown: "nobody knows; `--device assume` chooses",
        ]
        return Claim.Confidence.allCases.map { confidence in
            let those = claims.filter { $0.confidence == confidence }
            return "| `\(confidence.rawValue)` | \(words[confidence] ?? "") | \(those.count) | "
                + "\(those.count(where: \.isSeen)) |\n"
        }.joined()
    }

    private var years: String {
        let years = Set(claims.compactMap { $0.lastSeen?.date.prefix(4) }).sorted(by: >)
        return years.map { year in
            let those = claims.filter { $0.lastSeen?.date.hasPrefix(year) == true }
            return "| \(year) | \(those.count) | \(Self.names(those)) |\n"
        }.joined()
    }

    private var versions: String {
        let majors = Set(
            claims.flatMap(\.sightings).compactMap { $0.version.split(separator: ".").first }
                .compactMap { Int($0) }
        ).sorted(by: >)
        return majors.map { major in
            let number = claims.count { claim in
                claim.sightings.contains { $0.version.split(separator: ".").first == "\(major)" }
            }
            return "| \(major) | \(number) |\n"
        }.joined()
    }

    private static func names(_ claims: [Claim]) -> String {
        claims.map { "`\($0.id)`" }.joined(separator: ", ")
    }

    private var topics: String {
        var topics: [String] = []
        for claim in claims where !topics.contains(claim.topic) { topics.append(claim.topic) }
        return topics.map { topic in
            let those = claims.filter { $0.topic == topic }
            return "| \(topic) | \(those.count) | \(those.count(where: \.isSeen)) |\n"
        }.joined()
    }

    var page: String {
        let unseen = claims.filter { $0.confidence == .high && $0.sightings.isEmpty }
        return """
            # How we know

            What Handset says of iOS rests on, with numbers: who says it, and where it was last seen.

            ## Overview

            <!-- Made from the claims; HANDSET_RECORD=1 swift test makes this page anew. -->

            Each statement about iOS is a *claim*: a sentence with a name, the versions and the forms of app that it is about, its
            sources, how sure it is, and where somebody has seen it. They are files in `Sources/Checks/HandsetClaims/Files`, whose form is
            `samples/schemas/claims.schema.json`. What the planner does in each state rests on them: `handset matrix`, `explain` and
            `why` show them with `--claims`.

            ```console
            $ handset matrix --ios 18 --app modern --claims --app-state background --action tap --format grid '{"aps":{"alert":"hi","session":"42"}}' | tail -8
            iOS 18.0, background, tap: rests on background-shows, tap-response and tap-between

            background-shows: While the app is not on the screen the system shows the notification, and the app
                is not called unless there is new content. Seen: iOS 16.2, 2023-01 (excerpt of uxduck/push#7).
            tap-response: A tap calls userNotificationCenter(_:didReceive:) with the default action. Seen: iOS
                10, 10.3.3, 18.6 and 26.4, 2026-09 (excerpt of defold/extension-push#58).
            tap-between: A tap's callback comes between applicationWillEnterForeground and
                applicationDidBecomeActive. Reported (onmyway133/blog#29).
            ```

            There are \(claims.count) claims. \(count(\.isSeen)) of them were seen on a device or a simulator, on a version that the report
            states; \(count { !$0.sightings.isEmpty } - count(\.isSeen)) more were seen on one that the day of the report or the form of its log tells. \(count { !$0.samples.isEmpty }) are
            shown by logs among the samples, which are made after real ones and are no sighting. **Nobody here has run the
            recorder on Apple's side yet** ([Recorder](Recorder.md)): all sightings are from public threads. \(excerpts) of the
            \(sightings.count) sightings were read in an excerpt of their thread alone, and say so (`evidence`); the version of each stands
            in that excerpt, in its title or its labels, or is marked as told by the day (`versionByDate`).

            ## By confidence

            | confidence | means | claims | seen |
            | --- | --- | --- | --- |
            \(confidences)
            ## By subject

            | subject | claims | seen |
            | --- | --- | --- |
            \(topics)
            ## By the year in which it was last seen

            | year | claims | which |
            | --- | --- | --- |
            \(years)
            ## By the version on which it was seen

            | iOS | claims |
            | --- | --- |
            \(versions)
            ## Said by Apple, and not seen yet

            \(Self.names(unseen)).

            ## When a claim changes

            [A new iOS](ANewIOS.md) has the list of what is done.

            """
    }
}
