import Handset

extension Duration {
    var microseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    }

    /// The seconds with six decimals, such as `0.000150`.
    var secondsText: String {
        let (seconds, rest) = max(0, microseconds).quotientAndRemainder(dividingBy: 1_000_000)
        let digits = String(rest)
        return "\(seconds)." + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
