import Handset

/// The questions of viewers, which are answered one after another on a thread of their own.
///
/// A question may take seconds. Neither senders nor the phone wait for it, and one whose client has gone is not
/// answered.
package actor PageQuestions {
    private nonisolated let executor = ThreadExecutor(SerialThread(name: "Handset.page"))

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    package init() {}

    /// Throws `CancellationError` if the client has gone, and the error of the question.
    package func answer<Answer: Sendable>(
        _ question: @Sendable () throws -> Answer
    ) throws -> Answer {
        try Task.checkCancellation()
        return try question()
    }
}
