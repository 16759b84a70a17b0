extension Phone {
    /// A call of an app's code of something that stands in for Apple's and cannot do here what it does on iOS.
    ///
    /// It fails the next check of the phone, so that no test passes because nothing happened.
    ///
    /// ```swift
    /// print(Phone.UnsupportedCall("UIStoryboard(name: \"Main\")", remedy: "give its controllers").code)
    /// // unsupported
    /// ```
    public struct UnsupportedCall: Hashable, Sendable {
        /// The member that was called.
        public var member: String
        /// The file and the line of the call; `nil` if they are not known.
        public var place: String?
        /// The selector of the callback in which it was called; `nil` outside of one.
        public var callback: String?
        /// The advice, as part of a sentence.
        public var remedy: String

        /// Creates a call.
        ///
        /// - Parameters:
        ///   - member: The member that was called.
        ///   - place: The file and the line of the call. If `nil`, they are not known.
        ///   - remedy: The advice, as part of a sentence.
        public init(_ member: String, at place: String? = nil, remedy: String) {
            self.member = member
            self.place = place
            self.remedy = remedy
        }

        /// The stable name of the fault: `unsupported`.
        public var code: String { "unsupported" }
    }

    /// Notes a call, which fails the next check.
    package nonisolated func note(_ call: UnsupportedCall) {
        var call = call
        if call.callback == nil { call.callback = RunningApp.callback }
        late.append(call)
    }
}

extension Phone.UnsupportedCall: CustomStringConvertible {
    /// The place, the fault, and the remedy.
    public var description: String {
        (place.map { "\($0): " } ?? "")
            + "\(member) cannot do here what it does on iOS"
            + (callback.map { ", in \($0)" } ?? "") + " (\(code)); \(remedy)"
    }
}
