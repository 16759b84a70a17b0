import Handset

/// Devices whose settings are all chosen by chance, the same ones for a seed.
struct DeviceChance {
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

    /// Returns a device.
    mutating func device(
        choices: [UserChoice], categories: [NotificationCategory]
    ) -> Device {
        let version = 3 + next(below: 24)
        var device = Device(
            application: Application(systemVersion: IOSVersion(version)),
            appState: one(of: AppState.allCases),
            delegates: DelegateMethods(rawValue: UInt(next(below: 32))))
        device.choice = one(of: choices)
        device.categories = isHeads ? categories : []
        device.category.customDismissAction = isHeads
        device.category.opensApp = isHeads
        device.backgroundModes = isHeads ? .remoteNotification : []
        device.authorization =
            isHeads ? .app : AuthorizationOptions(rawValue: UInt(next(below: 512)))
        device.quiet = QuietModes(rawValue: UInt(next(below: 8)))
        device.silentDelivery = one(of: SilentDelivery.allCases)
        device.refreshesInBackground = isHeads
        device.routesIn = RoutingCallbacks(rawValue: UInt(next(below: 128)))
        device.lifeCycle = one(of: LifeCycle.allCases)
        device.setsCenterDelegateLate = isHeads
        device.presentationOptions =
            isHeads ? .all : PresentationOptions(rawValue: UInt(next(below: 32)))
        for point in UnconfirmedPoint.allCases {
            _ = device.unconfirmed.choose(one(of: point.choices), for: point)
        }
        return device
    }

    private var isHeads: Bool {
        mutating get { next(below: 2) == 0 }
    }

    private mutating func one<Element>(of elements: [Element]) -> Element {
        elements[next(below: elements.count)]
    }
}
