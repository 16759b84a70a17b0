internal import Foundation

/// The system's C library, which has another name and other types on each platform.
///
/// Only the files of its extensions call it; Foundation brings it, whatever its name is. The other targets extend it too.
package enum Platform {
    /// A failed call, by the system's error number.
    package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The error number, such as `EINVAL`.
        package let code: Int32

        /// The reason in other words than the system's, if there are any.
        private let explanation: String?

        package var description: String { explanation ?? String(cString: strerror(code)) }

        package init(code: Int32, explanation: String? = nil) {
            self.code = code
            self.explanation = explanation
        }

        /// The failure of the call that this thread made last.
        package static var ofLastCall: Failure { Failure(code: errno) }

        package static let invalidArgument = Failure(code: EINVAL)
        package static let isFolder = Failure(code: EISDIR)
        static let interrupted = Failure(code: EINTR)
        package static let notPermitted = Failure(code: EPERM)
        static let tryAgain = Failure(code: EAGAIN)
        package static let tooManyLinks = Failure(code: ELOOP)
        package static let missing = Failure(code: ENOENT)
    }

    package static let standardInput: Int32 = STDIN_FILENO
    package static let standardOutput: Int32 = STDOUT_FILENO
    package static let standardError: Int32 = STDERR_FILENO

    /// The signal of Control-C, SIGINT.
    package static let interruption: Int32 = SIGINT
}
