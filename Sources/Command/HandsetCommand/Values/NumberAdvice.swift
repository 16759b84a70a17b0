/// Advice on a value that an option does not take for a number.
enum NumberAdvice {
    /// The units of bytes, as shifts.
    private static let shifts = ["k": 10, "m": 20, "g": 30]
    /// The units of time, in milliseconds.
    private static let units = ["ms": 1, "s": 1000, "m": 60_000, "min": 60_000, "h": 3_600_000]

    /// For an option such as `--jobs`; `name` is the value's name in the help, such as `count`.
    static func sentence(about value: String, of option: String, _ name: String) -> String {
        if value.contains(#/^-[0-9]/#) { return "Give a number that is not negative." }
        if option.hasSuffix("-port") { return "Give a port from 0 to 65535." }
        guard name != "seconds" else {
            return inSeconds(value).map { "Write the number alone: \($0)." }
                ?? "Give a number of seconds."
        }
        if let match = value.firstMatch(of: #/^([0-9]{1,9})\s*([kKmMgG])(?:i?[bB])?$/#),
            let number = Int(match.1), let shift = shifts[match.2.lowercased()]
        {
            return "Write the number out: \(number << shift)."
        }
        return value.contains(#/^[0-9]+$/#) ? "Give a smaller number." : "Give a number."
    }

    /// Returns a time with a unit in seconds, or `nil`.
    private static func inSeconds(_ value: String) -> String? {
        guard let match = value.firstMatch(of: #/^([0-9]{1,9})\s*([a-z]+)$/#),
            let number = Int(match.1), let unit = units[String(match.2)]
        else { return nil }
        let (seconds, rest) = (number * unit).quotientAndRemainder(dividingBy: 1000)
        return rest == 0 ? "\(seconds)" : "\(Double(number * unit) / 1000)"
    }
}
