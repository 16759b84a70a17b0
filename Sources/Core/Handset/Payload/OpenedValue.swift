/// A value that holds payloads, while they are handed over.
struct OpenedValue {
    /// The payloads that are not handed over yet.
    var rest: ArraySlice<OpenedText> = []
    /// The JSON of the last payload; `nil` if it is the value itself.
    var text: [UInt8]?
    /// The message that holds the last payload; `nil` if there is nothing to say about it.
    var message: ServiceMessage?
    /// An object with the members to keep of the value; `nil` if none were asked for.
    var kept: [UInt8]?
    /// True if payloads before the last one were found in the value.
    var followsOthers = false
    /// True if the value was refused already, for one of its payloads.
    var isRefused = false
    /// True if keys of the value are equal, commas trail, or integers are beyond 64 bits.
    var wasLenient = false
    /// True if the value is a payload with the address of a simulator's file.
    var isAddressed = false
}
