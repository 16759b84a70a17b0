package import Handset
import HandsetFacts
import HandsetLint

/// A mistake that people make with pushes: its name, its remedy and how it is found.
package struct Mistake: Sendable {
    /// Something that shows the mistake in an app or a payload.
    struct Sign: Sendable {
        var places: [Cause.Place] = []
        /// The sentence for this case; that of the mistake if it is `nil`.
        var words: String?
        var change: String?
        var confidence: Confidence = .certain
        var decides: String?
        /// The lines for this case; those of the mistake if it is `nil`.
        var advice: Advice?
        /// False if it does not happen in the state that is looked at, with this action.
        var fits = true
        /// The keys to the part of the payload that it is about; empty for others.
        var keys: [String] = []

        init(
            _ places: [Cause.Place] = [], words: String? = nil, change: String? = nil,
            _ confidence: Confidence = .certain, decides: String? = nil, advice: Advice? = nil
        ) {
            self.places = places
            self.words = words
            self.change = change
            self.confidence = confidence
            self.decides = decides
            self.advice = advice
        }

        init(
            _ facts: [AppFact], words: String? = nil, change: String? = nil,
            _ confidence: Confidence? = nil, decides: String? = nil, advice: Advice? = nil
        ) {
            self.init(
                facts.map(Cause.Place.init), words: words, change: change,
                confidence ?? facts.map(\.confidence).min() ?? .certain, decides: decides,
                advice: advice)
        }
    }

    /// The stable name, such as `late-delegate`.
    package let code: String
    /// The fault in a sentence without its full stop.
    package let words: String
    /// The effect on the phone, in one or two sentences.
    package let effect: String
    /// The remedy, in a sentence.
    package let change: String
    /// The remedy in code; empty if it is none.
    package let advice: Advice
    /// The station at which it goes wrong.
    package let station: Station
    package let symptoms: Set<Symptom>
    /// The lines of a device's log that show it, each as words that they have.
    package let logSigns: [[String]]
    /// The rules of the lint whose findings it tells, so that they are no causes of their own beside it.
    private let rules: Set<String>
    /// The key of the payload whose findings it tells, whatever their rule; `nil` for none.
    private let key: String?
    let find: @Sendable (Complaint) -> Sign?

    init(
        _ code: String, _ words: String, effect: String, change: String, lines: Advice = [],
        at station: Station, seen symptoms: Set<Symptom>, log: [[String]] = [],
        telling rules: Set<String> = [], ofKey key: String? = nil,
        find: @escaping @Sendable (Complaint) -> Sign?
    ) {
        self.code = code
        self.words = words
        self.effect = effect
        self.change = change
        advice = lines.adding(Advice.others[code] ?? [:])
        self.station = station
        self.symptoms = symptoms
        logSigns = log
        self.rules = rules
        self.key = key
        self.find = find
    }

    /// All mistakes, in the order of the stations.
    package static let all: [Mistake] =
        ofRegistration + ofMessages + ofPayloads + ofDevices + ofExtensions + ofDelegates
        + ofBackground + ofRoutes + ofFrameworks + ofScenes + ofSceneWindows + ofPlugins
        + ofHandOvers
        + ofLaunches + ofTwice + ofSounds + ofButtons + ofServices + ofActivities + ofCalls
        + ofCallKit

    /// Returns true if it says what a finding says.
    func tells(_ finding: LintFinding) -> Bool {
        rules.contains(finding.rule.identifier) || key != nil && finding.keys.last == key
    }

    /// The evidence for it: pages on which it is reported or documented.
    package var evidence: [Evidence] { Evidence.all[code] ?? [] }

    /// The points that Apple does not document, and on which what is said of the mistake rests; empty for most.
    ///
    /// With another choice than the default the phone does something else, or it is not known that it does the same.
    package var unconfirmed: [UnconfirmedPoint] { Self.unconfirmedPoints[code] ?? [] }

    private static let unconfirmedPoints: [String: [UnconfirmedPoint]] = [
        "no-scenes": [.adoptionByCode, .assertInBackgroundLaunch],
        "scene-manifest-empty": [.adoptionByCode, .assertInBackgroundLaunch],
        "center-delegate-in-scene": [.centerDelegateInScene, .sceneBackgroundAction],
        "launch-options-with-scenes": [.sceneResponse, .sceneWakeLaunchOptions],
        "response-handled-twice": [.sceneResponse, .sceneResponseOrder],
        "window-before-scene": [.sceneSilentLaunch],
        "no-did-receive": [.tapWithoutCenter, .buttonWithoutCenter, .sceneTapWithoutCenter],
        "only-fetch": [.tapWithoutCenter],
        "background-refresh-off": [.backgroundRefreshOff],
        "data-only-message": [.fcmDataOnly],
        "content-available-form": [.contentAvailable],
        "badge-not-counted": [.foregroundEffects],
    ]
}
