public import Foundation

extension Registration.Failure {
    /// Returns the failure as an app gets it: an NSError of `NSCocoaErrorDomain` with the code and the text.
    ///
    /// ```swift
    /// let error = Registration.Failure.simulator.foundation(on: IOSVersion(18))
    /// print(error.domain, error.code)
    /// // NSCocoaErrorDomain 3010
    /// ```
    ///
    /// - Parameter version: The version of iOS, which words the text.
    /// - Returns: The error.
    public func foundation(on version: IOSVersion) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: [NSLocalizedDescriptionKey: localizedDescription(on: version)])
    }

    /// Creates the failure of an error that an app has got.
    init(_ error: any Error) {
        let error = error as NSError
        self.init(code: error.code, localizedDescription: error.localizedDescription)
    }
}
