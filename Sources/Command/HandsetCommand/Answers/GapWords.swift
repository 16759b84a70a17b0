import Foundation
import Handset
import HandsetGaps
import HandsetRunner

/// The sentence about what stands in for a target's files.
struct GapWords {
    /// The number of places of cuts that are named.
    private static let maximumCount = 5

    private let target: String
    private let answer: GapAnswer

    init(_ target: String, _ answer: GapAnswer) {
        self.target = target
        self.answer = answer
    }

    var text: String {
        let seconds = String(format: "%.1f", answer.time.inSeconds)
        guard answer.isComplete else {
            return
                "\(target) does not compile after \(answer.rounds) rounds in \(seconds) s of a processor: "
                + "\(answer.errors.count) errors are left, and its files are left out"
        }
        let own = answer.names.count(where: \.isOwn)
        return "\(target) compiles (\(Self.list(answer.files.map(\.path)))): "
            + Self.names(answer.names.count)
            + (own > 0 ? " (\(own) of the app's own)" : "")
            + ", \(Self.cuts(answer.cuts.map(\.place))) (\(seconds) s of a processor)"
    }

    /// The sentence about files that iOS calls and that are not in; `nil` if all are.
    var noteOnLeftOut: String? {
        guard !answer.leftOut.isEmpty else { return nil }
        return
            "\(target): stood in for too, since they do not compile in time: \(Self.list(answer.leftOut))"
    }

    private static func list(_ paths: [String]) -> String {
        paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
            .joined(separator: ", ")
    }

    /// The sentence about what cannot be judged, since it is cut; `nil` if nothing is.
    var note: String? {
        guard !answer.cuts.isEmpty else { return nil }
        let pushes = answer.cuts.filter(\.isInPushMethod).map(\.place)
        let places =
            pushes.isEmpty ? "" : ", of which methods for pushes have \(Self.places(pushes))"
        return
            "\(target): a cell of matrix or hunt in which the app comes to what is cut is not judged\(places)"
    }

    static func names(_ count: Int) -> String {
        count == 1 ? "1 name is stood in for" : "\(count) names are stood in for"
    }

    /// The words for statements that are cut, with their places.
    static func cuts(_ places: [String]) -> String {
        guard !places.isEmpty else { return "nothing is cut" }
        let verb = places.count == 1 ? " is" : "s are"
        return "\(places.count) statement\(verb) cut (\(Self.places(places)))"
    }

    private static func places(_ places: [String]) -> String {
        let more = places.count - maximumCount
        return places.prefix(maximumCount).joined(separator: ", ")
            + (more > 0 ? " and \(more) more" : "")
    }
}
