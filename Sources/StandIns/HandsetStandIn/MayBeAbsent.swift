/// A type of which a value may be missing.
protocol MayBeAbsent {
    static var absent: Any { get }
}

extension Optional: MayBeAbsent {
    static var absent: Any { Self.none as Any }
}
