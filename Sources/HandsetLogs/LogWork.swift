/// The work of a reader and of those of its literals, counted so that its growth can be told without a clock.
final class LogWork {
    /// The number of bytes that were looked at, each as often as it was.
    private(set) var byteCount = 0

    func add(_ count: Int) { byteCount &+= count }
}
