extension MessageHeaders {
    /// The type of the push; `nil` if the message does not state it, or states none of Apple's.
    package var type: PushType? { pushType.flatMap(PushType.named) }
}
