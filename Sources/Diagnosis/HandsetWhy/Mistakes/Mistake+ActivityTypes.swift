import Handset
import HandsetFacts
import HandsetLint

/// The mistakes in payloads for Live Activities that the app's own types show.
extension Mistake {
    /// Those that the app's types show.
    static let ofActivityTypes = [
        contentStateMissingKey, contentStateWrongType, contentStateUnixDate,
        startAttributesMismatch, attributesTypeUnknown,
    ]

    private static let contentStateMissingKey = Mistake(
        "content-state-missing-key", "content-state lacks a key that ContentState needs",
        effect:
            "The state does not decode: the Live Activity keeps its old one, though Apple's service has answered 200.",
        change: "send the whole state, under the names that CodingKeys have",
        at: .callback, seen: seenInActivities,
        log: [["unable to decode content state", "missing"]]
    ) { complaint in
        guard let judged = complaint.stateJudgement,
            let fault = judged.verdict.faults.first, fault.cause == .missing || fault.cause == .null
        else { return nil }
        return sign(of: judged, "content-state", in: complaint)
    }

    private static let contentStateWrongType = Mistake(
        "content-state-wrong-type",
        "a value of content-state is of another type than ContentState has",
        effect:
            "The state does not decode: the Live Activity keeps its old one, though Apple's service has answered 200.",
        change: "send the value in the form that the type takes",
        at: .callback, seen: seenInActivities,
        log: [["unable to decode content state", "correct format"]]
    ) { complaint in
        guard let judged = complaint.stateJudgement,
            let fault = judged.verdict.faults.first, fault.cause != .missing, fault.cause != .null
        else { return nil }
        return sign(of: judged, "content-state", in: complaint)
    }

    /// The faults of a value, the first one told in full.
    private static func sign(
        of judged: ActivityJudgement, _ part: String, in complaint: Complaint
    ) -> Sign? {
        guard let fault = judged.verdict.faults.first else { return nil }
        let types = complaint.app?.reading.activities.types
        let value = complaint.value(at: fault.path, below: "aps.\(part)")
        let path = ([part] + fault.path).joined(separator: ".")
        let fields = judged.verdict.faults.filter { $0.path != fault.path }.prefix(3).map {
            ([part] + $0.path).joined(separator: ".")
        }
        let others = fields.isEmpty ? "" : "; wrong as well: \(fields.joined(separator: ", "))"
        var change: String?
        if fault.type.wrappedDate, let text = value?.string {
            change =
                DecodingWords.seconds(from: text).map {
                    "send \($0), the seconds since 2001 of \(text)"
                } ?? "send the seconds since 2001, as a number"
        } else if fault.cause == .missing {
            // The same name in another form.
            let key = fault.path.last ?? ""
            let parent = complaint.value(at: fault.path.dropLast(), below: "aps.\(part)")
            let meant = parent?.keys.first { $0.isAnotherForm(of: key) }
            change =
                meant.map { "send \(key) in place of \($0)" }
                ?? "send \(key), or make it optional in \(judged.type.name)"
        }
        let places =
            (fault.property.map { [$0.causePlace] } ?? [judged.type.causePlace])
            + [complaint.place(at: ["aps", part] + fault.path, value)]
        var sign = Sign(
            places,
            words: "\(path) \(DecodingWords.words(of: fault, in: types, value: value))\(others)",
            change: change, judged.confidence)
        sign.keys = ["aps", part] + (fault.cause == .missing ? fault.path.dropLast() : fault.path)
        return sign
    }

    private static let contentStateUnixDate = Mistake(
        "content-state-unix-date",
        "a date of content-state counts from 1970, and Date counts from 2001",
        effect: "It decodes, and means a day 31 years later.",
        change:
            "subtract 978307200, or give ContentState an init(from:) that counts from 1970",
        at: .payload, seen: seenInActivities.union([.late, .dataMissing, .textMissing])
    ) { complaint in
        guard complaint.isForLiveActivity else { return nil }
        let judgements = [
            ("content-state", complaint.stateJudgement),
            ("attributes", complaint.attributesJudgement),
        ]
        for (part, judged) in judgements {
            guard let judged else { continue }
            for date in judged.verdict.dates where !date.isUnix {
                guard let words = words(of: date, part, in: complaint) else { continue }
                let value = complaint.value(at: date.path, below: "aps.\(part)")
                let places =
                    [complaint.place(at: ["aps", part] + date.path, value)]
                    + (date.property.map { [$0.causePlace] } ?? [])
                var sign = Sign(
                    places, words: words.words, change: words.change,
                    judged.isOneOfSeveral || !judged.verdict.isSure ? .likely : .certain)
                sign.keys = ["aps", part] + date.path
                return sign
            }
        }
        return nil
    }

    /// The words for a date that is meant to count from 1970; `nil` for others.
    private static func words(
        of date: DecodingVerdict.DecodedDate, _ part: String, in complaint: Complaint
    ) -> (words: String, change: String)? {
        let (year, name) = (31_557_600.0, ([part] + date.path).joined(separator: "."))
        let sent = complaint.value(at: "aps.timestamp")?.double
        let isMilliseconds = date.number >= 1e11
        let unix = isMilliseconds ? date.number / 1_000 : date.number
        // Without a time, any of the years in which there are Live Activities.
        let isMeant =
            sent.map { (unix - $0).magnitude < year }
            ?? (1_600_000_000..<2_200_000_000).contains(unix)
        guard isMeant, unix < 1e10 else { return nil }
        let right = Int((unix - DecodingWords.referenceSeconds).rounded())
        let change = "send \(right), or give ContentState an init(from:) that counts from 1970"
        guard !isMilliseconds,
            let day = DecodingWords.day(date.number + DecodingWords.referenceSeconds)
        else {
            return ("\(name) is in milliseconds since 1970; Date takes seconds since 2001", change)
        }
        return ("\(name) means \(day): it counts from 1970, and Date counts from 2001", change)
    }

    private static let startAttributesMismatch = Mistake(
        "start-attributes-mismatch", "attributes does not fit the type of the attributes",
        effect: "The Live Activity does not start.",
        change:
            "send the members of the outer type as attributes, and those of ContentState as content-state",
        at: .callback, seen: seenInActivities
    ) { complaint in
        guard let judged = complaint.attributesJudgement,
            let sign = sign(of: judged, "attributes", in: complaint)
        else { return nil }
        let keys = Set(complaint.value(at: "aps.attributes")?.keys ?? [])
        let state = Set(complaint.value(at: "aps.content-state")?.keys ?? [])
        guard !keys.isEmpty, keys == state else { return sign }
        var told = sign
        told.words = (sign.words ?? "") + "; its keys are those of ContentState"
        return told
    }

    private static let attributesTypeUnknown = Mistake(
        "attributes-type-unknown", "no type of the app is called like attributes-type",
        effect: "The Live Activity does not start.",
        change: "send the name of the type alone, without a module", at: .callback,
        seen: seenInActivities, log: [["Fetched descriptors for content states: []"]]
    ) { complaint in
        guard complaint.isForLiveActivity,
            let name = complaint.value(at: "aps.attributes-type")?.string,
            let types = complaint.app?.reading.activities.all, !types.isEmpty,
            !types.contains(where: { $0.name == name })
        else { return nil }
        let bare = name.split(separator: ".").last.map(String.init) ?? name
        let meant =
            types.first { $0.name == bare } ?? types.first { $0.name.isAnotherForm(of: bare) }
        let one = meant ?? (types.count == 1 ? types.first : nil)
        let shown = one.map { "; is it \($0.name)?" } ?? ""
        var sign = Sign(
            [
                complaint.place(
                    at: ["aps", "attributes-type"], complaint.value(at: "aps.attributes-type"))
            ]
                + [one ?? types.first].compactMap { $0?.causePlace },
            words: "no ActivityAttributes of the app is called \(name)\(shown)",
            change: one.map { "send \"attributes-type\": \"\($0.name)\"" })
        sign.keys = ["aps", "attributes-type"]
        return sign
    }
}

extension DecodedType {
    fileprivate var wrappedDate: Bool {
        if case .optional(let inner) = self { return inner.wrappedDate }
        return self == .date
    }
}

extension String {
    /// Returns true if two names differ in their case and their signs alone, such as `is_open` and `isOpen`.
    func isAnotherForm(of other: String) -> Bool {
        func plain(_ text: String) -> String {
            String(text.lowercased().filter { $0.isLetter || $0.isNumber })
        }
        return self != other && plain(self) == plain(other)
    }
}
