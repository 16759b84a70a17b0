import Foundation
import Handset
import Synchronization

/// The line of progress at the end of a terminal.
///
/// It comes after a second in which nothing else was written, is rewritten in place, and is removed before
/// anything else is written. There is one for the process, as there is one terminal.
final class ProgressLine: @unchecked Sendable {  // because the lock guards every use
    /// The time without other output before the line comes.
    private static let patience = Duration.seconds(1)
    /// The time between two versions of the line.
    private static let interval = 0.2
    /// Moves to the beginning of the line, and erases it.
    private static let erasing = Array("\r\u{1B}[K".utf8)

    private static let current = Locked<ProgressLine?>(nil)
    /// True once there is a line; most runs do not create the lock.
    private static let isUsed = Atomic<Bool>(false)
    /// True while the line is on the terminal.
    private static let isShown = Atomic<Bool>(false)

    private let noun: String
    /// The amount of the whole work, in bytes or in things, or `nil` if it is not known.
    private let total: Int?
    private let width: Int
    private let start = ContinuousClock.now
    private let lock = NSLock()

    // All below is guarded by the lock.
    private var count = 0
    private var amount = 0
    private var lastOutput = ContinuousClock.now
    private var isAtLineStart = true
    /// The time since which the run waits for input.
    private var waitingSince: ContinuousClock.Instant?
    private var hasEnded = false

    private init(noun: String, total: Int?, width: Int) {
        self.noun = noun
        self.total = total
        self.width = width
    }

    /// Starts the line of the process, if standard error is a terminal that can show one.
    ///
    /// `noun` has the things that are counted, in the plural; `total` is asked for only if there is a line. A
    /// quiet run has none.
    static func start(
        counting noun: String, of total: @autoclosure () -> Int?, _ style: MessageStyle
    ) -> ProgressLine? {
        guard !style.isQuiet, StandardStreams.isErrorTerminal,
            Platform.environmentVariable("TERM") != "dumb"
        else { return nil }
        let width = Platform.columnCount(of: Platform.standardError) ?? 80
        let line = ProgressLine(noun: noun, total: total(), width: width)
        isUsed.store(true, ordering: .relaxed)
        current.withLock { $0 = line }
        Thread.detachNewThread { line.run() }
        return line
    }

    static func finish() {
        guard isUsed.load(ordering: .relaxed) else { return }
        current.withLock { line in
            line?.lock.withLock {
                line?.hasEnded = true
                line?.erase()
            }
            line = nil
        }
    }

    /// Erases the line of the process, which ends at once.
    static func leave() {
        guard isShown.load(ordering: .relaxed) else { return }
        write(erasing)
    }

    static func withoutLine<Failure: Error>(
        endingIn lastByte: UInt8?, _ body: () throws(Failure) -> Void
    ) throws(Failure) {
        guard isUsed.load(ordering: .relaxed), let line = current.withLock({ $0 }) else {
            return try body()
        }
        line.lock.lock()
        defer { line.lock.unlock() }
        line.erase()
        try body()
        line.lastOutput = .now
        if let lastByte { line.isAtLineStart = lastByte == UInt8(ascii: "\n") }
    }

    // MARK: - Counting

    func advance(by count: Int, _ amount: Int) {
        lock.withLock {
            self.count += count
            self.amount += amount
        }
    }

    /// Takes note that the run waits for input, or that input has come.
    func setWaiting(_ isWaiting: Bool) {
        lock.withLock { waitingSince = isWaiting ? .now : nil }
    }

    // MARK: - Showing

    private func run() {
        while true {
            Thread.sleep(forTimeInterval: Self.interval)
            let hasEnded = lock.withLock {
                if !self.hasEnded { update() }
                return self.hasEnded
            }
            if hasEnded { return }
        }
    }

    private func update() {
        let now = ContinuousClock.now
        if let waitingSince {
            // Nothing happens that could be told.
            if now - waitingSince >= Self.patience { erase() }
        } else if now - start >= Self.patience, now - lastOutput >= Self.patience, isAtLineStart {
            show(now - start)
        }
    }

    private func show(_ time: Duration) {
        let share = total.map { $0 > 0 ? Double(amount) / Double($0) : 1 }
        let text = ProgressText(
            noun: noun, count: count, share: share, seconds: time / .seconds(1)
        ).text
        // A line that breaks could not be erased.
        Self.write(Array("\r\(text.prefix(width - 1))\u{1B}[K".utf8))
        Self.isShown.store(true, ordering: .relaxed)
    }

    private func erase() {
        guard Self.isShown.load(ordering: .relaxed) else { return }
        Self.write(Self.erasing)
        Self.isShown.store(false, ordering: .relaxed)
    }

    private static func write(_ bytes: [UInt8]) {
        // All else would wait for the lock of the line, a signal too.
        guard Platform.takesBytes(Platform.standardError) else { return }
        // If this fails, there is no way left to tell.
        _ = try? Platform.write(bytes, from: 0, to: Platform.standardError)
    }
}
