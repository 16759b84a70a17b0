/// A number of seconds in words, such as `1 second` and `0.5 seconds`.
struct SecondsText: CustomStringConvertible {
    private let seconds: Double

    init(_ seconds: Double) {
        self.seconds = seconds
    }

    var description: String {
        let number = Int(exactly: seconds).map(String.init) ?? "\(seconds)"
        return number == "1" ? "1 second" : "\(number) seconds"
    }
}
