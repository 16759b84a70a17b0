/// A part of a file that was not read.
package struct CodeGap: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
        /// Brackets, blocks or expressions within each other, beyond a limit.
        case nestedTooDeep
        /// More bytes than are read.
        case tooLong
        /// A text that is not code of its language, as far as it is understood.
        case notUnderstood
        /// A text that takes its parser more work than a file of its size may.
        case tooMuchWork
        /// More functions than are followed from one push.
        case tooMuchToFollow
    }

    package let cause: Cause
    /// The line, from 1.
    package let line: Int

    package init(_ cause: Cause, at line: Int) {
        self.cause = cause
        self.line = line
    }
}
