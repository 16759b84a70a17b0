/// Something that is not known, and on which the fate in a cell rests: with another answer it is another one.
package enum CellGround: Hashable, Sendable {
    /// The SDK that the app is built with: nothing says it, or sources only hint at it.
    case sdk(hint: String?)
    /// A point about scenes, with the choice that the scenario has.
    case point(UnconfirmedPoint, choice: String)

    /// The statements that are cut, at places to which the app has come.
    case cuts([String])

    /// The name in a record: `sdk`, or the point's.
    package var name: String {
        switch self {
        case .sdk: "sdk"
        case .point(let point, _): point.rawValue
        case .cuts: "cuts"
        }
    }

    /// The sentence below a table.
    package var words: String {
        switch self {
        case .cuts(let places):
            "not judged: the app comes to \(places.joined(separator: ", ")), where a statement is cut or a delegate is not here"
        case .sdk(nil):
            "nothing says with which SDK the app is built: with that of iOS 27 it ends at launch, since it has not "
                + "adopted scenes; --device sdk=27 shows that"
        case .sdk(let hint?):
            "\(hint) only hints at the SDK that the app is built with; --device sdk=VERSION states it"
        case .point(let point, let choice):
            "rests on a choice, \(point.rawValue)=\(choice), since it is not known: \(point.question)"
        }
    }
}

extension Scenario {
    /// Returns the grounds about scenes on which the fate of a session rests, each of which would change it.
    package func grounds(of content: APSContent) -> [CellGround] {
        guard presentLifeCycle.usesScenes || version >= .demandsScenes else { return [] }
        let plan = plan(for: content)
        var grounds: [CellGround] = []
        if restsOnSDK {
            var other = self
            other.sdk = endsAtLaunch ? IOSVersion(26) : .demandsScenes
            if other.plan(for: content).endsOtherwise(than: plan) {
                grounds.append(.sdk(hint: sdkHint))
            }
        }
        for point in UnconfirmedPoint.ofScenes {
            let choice = unconfirmed[point]
            let isDecisive = point.choices.contains { name in
                guard name != choice else { return false }
                var other = self
                _ = other.unconfirmed.choose(name, for: point)
                return other.plan(for: content).endsOtherwise(than: plan)
            }
            if isDecisive { grounds.append(.point(point, choice: choice)) }
        }
        return grounds
    }
}

extension ScenarioPlan {
    /// Returns true if sessions have another fate by another plan.
    fileprivate func endsOtherwise(than other: ScenarioPlan) -> Bool {
        lookCount != other.lookCount || reason?.code != other.reason?.code
    }
}

extension UnconfirmedPoint {
    /// The points about scenes that may decide a fate.
    fileprivate static let ofScenes: [UnconfirmedPoint] = [
        .sceneResponse, .centerDelegateInScene, .sceneSilentLaunch, .sceneBackgroundAction,
        .sceneWakeLaunchOptions, .sceneTapWithoutCenter, .adoptionByCode, .assertInBackgroundLaunch,
    ]
}
