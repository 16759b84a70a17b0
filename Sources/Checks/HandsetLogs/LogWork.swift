/// The work of a reader and of its literals' readers, counted so that its growth can be measured without a clock.
final class LogWork {
    /// The number of bytes that were looked at, each as often as it was.
    private(set) var byteCount = 0

    func add(_ count: Int) { byteCount &+= count }
}
