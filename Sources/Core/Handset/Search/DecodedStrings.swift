/// The dictionaries and arrays in a payload's strings of JSON, each of which is decoded once for all rules.
///
/// A class, since the rules that read a payload share it.
final class DecodedStrings {
    /// The number of strings that were decoded, or are not JSON.
    private(set) var count = 0
    /// The values by the keys that lead to their strings; `nil` for a string that is not JSON.
    private var values: [[String]: PayloadValue?] = [:]

    /// Returns the dictionary or the array in a string of JSON, to which keys lead; `nil` if the string is
    /// something else.
    ///
    /// The first of equal keys counts, as where the app itself decodes.
    func value(of text: String, at keys: ArraySlice<String>) -> PayloadValue? {
        let keys = Array(keys)
        if let known = values[keys] { return known }
        count += 1
        let decoded = PayloadValue(container: text)
        values[keys] = .some(decoded)
        return decoded
    }
}
