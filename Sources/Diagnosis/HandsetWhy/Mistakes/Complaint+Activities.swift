import Handset
import HandsetFacts
import HandsetLint

/// The judgements of the app's own types about the payload of a Live Activity.
struct ActivityJudgement {
    let type: LiveActivityType
    let verdict: DecodingVerdict
    /// True if another type may be meant as well.
    let isOneOfSeveral: Bool

    var confidence: Confidence {
        verdict.isSure && !isOneOfSeveral ? .certain : .likely
    }
}

extension Complaint {
    /// True if the push is one for a Live Activity, by its type or its keys.
    var isForLiveActivity: Bool {
        if let type = headers.pushType { return type == PushType.liveActivity.name }
        return content?.hasLiveActivityKeys ?? false
    }

    /// True if something else than the app's delegate gets the push, such as PushKit or a Live Activity.
    var hasOtherReceiver: Bool {
        content?.otherReceiver != nil
            || headers.pushType.flatMap(PushType.named)?.otherReceiver != nil
    }

    /// True if nothing speaks against a Live Activity: the push is for one, or none was given.
    var mayBeForLiveActivity: Bool {
        payload == nil && headers.pushType == nil && !facts(.activityAttributes).isEmpty
            || isForLiveActivity
    }

    /// The types of the app that the push may be for.
    private var activityTypes: [LiveActivityType] {
        guard let activities = app?.reading.activities else { return [] }
        let named = activities.named(value(at: "aps.attributes-type")?.string)
        return named.isEmpty ? [] : named
    }

    /// The judgement about the state, by the type with which the fewest values are wrong.
    var stateJudgement: ActivityJudgement? {
        guard let state = value(at: "aps.content-state") else { return nil }
        return judgement(of: state) { $0.state }
    }

    var attributesJudgement: ActivityJudgement? {
        guard let attributes = value(at: "aps.attributes") else { return nil }
        return judgement(of: attributes) { $0.attributes }
    }

    private func judgement(
        of value: PayloadValue, _ part: (LiveActivityType) -> DecodedType
    ) -> ActivityJudgement? {
        guard isForLiveActivity, let types = app?.reading.activities.types else { return nil }
        let candidates = activityTypes
        let judged = candidates.map { type in
            ActivityJudgement(
                type: type,
                verdict: PayloadDecoding.verdict(of: value, as: part(type), in: types),
                isOneOfSeveral: candidates.count > 1)
        }
        return judged.min { $0.verdict.faults.count < $1.verdict.faults.count }
    }

    /// A place in the payload, by its keys.
    func place(at keys: [String], _ value: PayloadValue?) -> Cause.Place {
        let text = value.map { "\(keys.joined(separator: ".")): \(DecodingWords.shown($0))" }
        return Cause.Place(
            file: payload?.origin.source ?? "", line: nil, text: text ?? keys.joined(separator: ".")
        )
    }

    /// Returns the value at keys below a value; elements of lists by their numbers.
    func value(at keys: [String], below path: String) -> PayloadValue? {
        var value = self.value(at: path)
        for key in keys { value = value?[key] ?? Int(key).flatMap { value?[$0] } }
        return value
    }
}

extension DecodedDeclaration.Property {
    /// The line of the sources that declares it.
    var causePlace: Cause.Place {
        Cause.Place(file: place.file, line: place.line, text: text, isOfSources: true)
    }
}

extension LiveActivityType {
    var causePlace: Cause.Place {
        Cause.Place(file: place.file, line: place.line, text: text, isOfSources: true)
    }
}
