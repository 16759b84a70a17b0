import HandsetPage

extension PageNotification {
    /// The number among the notifications that were given to the phone without a sender; `nil` if a sender
    /// has sent it.
    var givenNumber: Int? {
        source.hasPrefix("page#") ? Int(source.dropFirst("page#".count)) : nil
    }
}
