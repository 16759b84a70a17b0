import Dispatch
import Foundation

/// A thread whose stack has room for code that calls itself often, whatever stack the caller has.
struct DeepStack {
    /// The bytes that are set aside; memory is taken only for those in use.
    private static let byteCount = 128 * 1024 * 1024

    private final class Work {
        let perform: () -> Void
        let end = DispatchSemaphore(value: 0)
        init(_ perform: @escaping () -> Void) { self.perform = perform }
    }

    private let thread: pthread_t
    private let work: Work

    /// Runs some work and waits for it; returns false if there is no memory for the stack.
    static func run(_ work: @escaping () -> Void) -> Bool {
        guard let stack = start(work) else { return false }
        return pthread_join(stack.thread, nil) == 0
    }

    /// Begins some work; `nil` if there is no memory for the stack.
    ///
    /// The caller waits by ``hasEnded()`` until it is true, or calls ``leave()``.
    static func start(_ work: @escaping () -> Void) -> DeepStack? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, byteCount) == 0 else { return nil }
        let work = Work(work)
        let passed = Unmanaged.passRetained(work)
        guard let thread = makeThread(&attributes, passed.toOpaque()) else {
            passed.release()
            return nil
        }
        return DeepStack(thread: thread, work: work)
    }

    /// Waits a moment for the end of the work; returns true if it has ended.
    func hasEnded() -> Bool {
        guard work.end.wait(timeout: .now() + .milliseconds(50)) == .success else { return false }
        return pthread_join(thread, nil) == 0
    }

    /// Waits no more.
    func leave() { pthread_detach(thread) }

    // MARK: - Processor time

    /// The processor time that the thread has had, in seconds; it must not have been waited for yet.
    var seconds: Double { Self.seconds(of: thread) }

    /// The processor time that the caller's thread has had, in seconds.
    static var secondsOfThisThread: Double { seconds(of: pthread_self()) }

    private static func seconds(of thread: pthread_t) -> Double {
        #if canImport(Darwin)
        return 0
        #else
        var (clock, time) = (clockid_t(), timespec())
        guard pthread_getcpuclockid(thread, &clock) == 0, clock_gettime(clock, &time) == 0 else {
            return 0
        }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        #endif
    }

    // MARK: - Threads

    private static func makeThread(
        _ attributes: inout pthread_attr_t, _ work: UnsafeMutableRawPointer
    ) -> pthread_t? {
        #if canImport(Darwin)
        var thread: pthread_t?
        return pthread_create(&thread, &attributes, perform, work) == 0 ? thread : nil
        #else
        var thread = pthread_t()
        return pthread_create(&thread, &attributes, perform, work) == 0 ? thread : nil
        #endif
    }

    #if canImport(Darwin)
    private typealias Start = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
    #else
    private typealias Start = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    #endif

    private static let perform: Start = {
        let passed: UnsafeMutableRawPointer? = $0
        guard let passed else { return nil }
        let work = Unmanaged<Work>.fromOpaque(passed).takeRetainedValue()
        work.perform()
        work.end.signal()
        return nil
    }
}
