internal import Synchronization

/// A sequence of values that many can read; each reader first gets the latest one.
public struct ActivityUpdates<Element>: AsyncSequence {
    final class Source: @unchecked Sendable {  // because a lock guards what changes
        private let lock = NSLock()
        private var latest: Element?
        private var readers: [AsyncStream<Element>.Continuation] = []

        var last: Element? { lock.withLock { latest } }

        func send(_ value: Element) {
            let readers = lock.withLock {
                latest = value
                return self.readers
            }
            // Each reader gets the same value, as the phone's readers do.
            nonisolated(unsafe) let value = value
            for reader in readers { reader.yield(value) }
        }

        func read() -> AsyncStream<Element> {
            let (stream, reader) = AsyncStream<Element>.makeStream()
            lock.withLock {
                if let latest { reader.yield(latest) }
                readers.append(reader)
            }
            return stream
        }
    }

    let source = Source()

    init() {}

    public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
        source.read().makeAsyncIterator()
    }
}

extension ActivityUpdates: Sendable {}
