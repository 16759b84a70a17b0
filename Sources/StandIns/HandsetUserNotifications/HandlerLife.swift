internal import Handset

/// The life of a completion handler that an app has got: it ends when nobody keeps the handler any more.
///
/// A handler that lives on after its time, without a call, is kept by somebody: by the app, or by what stands in.
package final class HandlerLife: Sendable {
    private static let count = Locked(0)

    /// The number of handlers that somebody keeps.
    package static var aliveCount: Int { count.withLock { $0 } }

    package init() { Self.count.withLock { $0 += 1 } }

    deinit { Self.count.withLock { $0 -= 1 } }

    /// Does nothing: a handler that names its life keeps it.
    package func goOn() {}
}
