import Handset

/// Devices whose settings are all chosen by chance, the same ones for a seed.
struct ScenarioChance {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// Returns a number from 0 to below a limit, by SplitMix64.
    mutating func next(below limit: Int) -> Int {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        mixed ^= mixed >> 31
        return Int(mixed % UInt64(limit))
    }

    /// Returns a scenario.
    mutating func scenario(
        choices: [UserChoice], categories: [NotificationCategory]
    ) -> Scenario {
        let version = 3 + next(below: 24)
        var scenario = Scenario(
            IOSVersion(version),
            app: one(of: AppState.allCases),
            delegates: DelegateMethods(rawValue: UInt(next(below: 32))))
        scenario.choice = one(of: choices)
        scenario.categories = isHeads ? categories : []
        scenario.category.customDismissAction = isHeads
        scenario.category.opensApp = isHeads
        scenario.backgroundModes = isHeads ? .remoteNotification : []
        scenario.authorization =
            isHeads ? .app : AuthorizationOptions(rawValue: UInt(next(below: 512)))
        scenario.quiet = QuietModes(rawValue: UInt(next(below: 8)))
        scenario.silentDelivery = one(of: SilentDelivery.allCases)
        scenario.refreshesInBackground = isHeads
        scenario.routesIn = RoutingCallbacks(rawValue: UInt(next(below: 128)))
        scenario.lifeCycle = one(of: LifeCycle.allCases)
        scenario.setsCenterDelegateLate = isHeads
        scenario.setsCenterDelegateInScene = isHeads
        scenario.scene = one(of: SceneConnection.allCases)
        scenario.presentationOptions =
            isHeads ? .all : PresentationOptions(rawValue: UInt(next(below: 32)))
        for point in UnconfirmedPoint.allCases {
            _ = scenario.unconfirmed.choose(one(of: point.choices), for: point)
        }
        return scenario
    }

    private var isHeads: Bool {
        mutating get { next(below: 2) == 0 }
    }

    private mutating func one<Element>(of elements: [Element]) -> Element {
        elements[next(below: elements.count)]
    }
}
