internal import Handset

/// The wait after the callbacks of an act until the app has had no new effect for a while.
struct EffectWait {
    /// The time between two looks.
    static let interval = Duration.milliseconds(10)
    /// The time without a new effect, unless a run asks for another.
    static let quietTime = Duration.milliseconds(100)
    /// The time of all looks together, however many effects there are.
    private static let maximumTime = Duration.seconds(2)

    private var effects: [AppEffect]
    private let time: Duration
    private var quiet = Duration.zero
    private var waited = Duration.zero

    /// - Parameters:
    ///   - effects: The effects at the end of the callbacks.
    ///   - time: The time without a new effect.
    init(after effects: [AppEffect], quietFor time: Duration) {
        self.effects = effects
        self.time = max(time, Self.interval)
    }

    /// True if the app has had no new effect for its time, or all time is over.
    var isOver: Bool { quiet >= time || waited >= Self.maximumTime }

    /// Looks at the effects after another interval.
    mutating func look(at now: [AppEffect]) {
        waited += Self.interval
        quiet = now == effects ? quiet + Self.interval : .zero
        effects = now
    }
}
