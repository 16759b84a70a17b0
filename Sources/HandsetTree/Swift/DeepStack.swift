#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A stack with room for code that calls itself often, whatever stack the caller has.
struct DeepStack {
    /// The bytes that are set aside; memory is taken only for those in use.
    private static let byteCount = 128 * 1024 * 1024

    private final class Work {
        let perform: () -> Void
        init(_ perform: @escaping () -> Void) { self.perform = perform }
    }

    private var attributes = pthread_attr_t()

    private init() {}

    /// Runs some work and waits for it; returns false if there is no memory for the stack.
    static func run(_ work: @escaping () -> Void) -> Bool {
        let work = Unmanaged.passRetained(Work(work))
        defer { work.release() }
        var stack = DeepStack()
        guard pthread_attr_init(&stack.attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&stack.attributes) }
        guard pthread_attr_setstacksize(&stack.attributes, byteCount) == 0 else { return false }
        return stack.run(work.toOpaque())
    }

    private mutating func run(_ work: UnsafeMutableRawPointer) -> Bool {
        #if canImport(Darwin)
        var thread: pthread_t?
        guard pthread_create(&thread, &attributes, perform, work) == 0, let thread else {
            return false
        }
        #else
        var thread = pthread_t()
        guard pthread_create(&thread, &attributes, perform, work) == 0 else { return false }
        #endif
        return pthread_join(thread, nil) == 0
    }

    #if canImport(Darwin)
    private typealias Start = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
    #else
    private typealias Start = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    #endif

    private let perform: Start = {
        let work: UnsafeMutableRawPointer? = $0
        guard let work else { return nil }
        Unmanaged<Work>.fromOpaque(work).takeUnretainedValue().perform()
        return nil
    }
}
