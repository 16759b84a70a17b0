extension Phone {
    /// A call of an app's code outside of its callbacks that might belong to several phones.
    ///
    /// Code in a queue of Dispatch, a thread or a detached task does not know its phone. If one phone lives in
    /// the process, that is meant. If several do, none is, and each of them has this fault.
    ///
    /// ```swift
    /// print(Phone.StrayCall("UserNotificationCenter.current()", at: "Shop/Login.swift:12").code)
    /// // several-phones
    /// ```
    public struct StrayCall: Hashable, Sendable {
        /// The function that was called.
        public var function: String
        /// The file and the line of the call; `nil` if they are not known.
        public var place: String?
        /// The number of phones that it might belong to.
        public var phoneCount = 2

        /// Creates a call.
        ///
        /// - Parameters:
        ///   - function: The function that was called.
        ///   - place: The file and the line of the call. If `nil`, they are not known.
        public init(_ function: String, at place: String? = nil) {
            self.function = function
            self.place = place
        }

        /// The stable name of the fault: `several-phones`.
        public var code: String { "several-phones" }
    }
}

extension Phone.StrayCall: CustomStringConvertible {
    /// The place, the fault, and the remedy.
    public var description: String {
        (place.map { "\($0): " } ?? "")
            + "\(function) was called outside of the app's callbacks while \(phoneCount) phones live, so "
            + "that nobody can tell which one is meant (\(code)); run tests of such an app one after "
            + "another, as in a suite that is .serialized, or call it from a Task, which knows its phone"
    }
}
