/// The paths of all temporary files that exist at the moment, for a process that is about to exit.
package final class TemporaryNames: Sendable {
    package static let all = TemporaryNames()

    private struct State: Sendable {
        var paths: Set<[UInt8]> = []
        var hasEnded = false
    }

    private let state = Locked(State())

    package init() {}

    /// Adds a path, before its file is created; throws if the process is about to exit.
    package func add(_ path: [UInt8]) throws(Platform.Failure) {
        let hasEnded = state.withLock { state in
            if !state.hasEnded { state.paths.insert(path) }
            return state.hasEnded
        }
        if hasEnded { throw .interrupted }
    }

    /// Removes a path, whose file has another name now or none.
    package func remove(_ path: [UInt8]) { state.withLock { _ = $0.paths.remove(path) } }

    /// Removes all files, and lets none be created later.
    package func removeAll() {
        state.withLock { state in
            state.hasEnded = true
            for path in state.paths { Platform.removeFile(path) }
        }
    }
}
