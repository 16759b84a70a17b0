/// An object of JSON that is put together from parts of other JSON.
struct PayloadDraft {
    private var members: [(key: String, json: [UInt8])] = []
    /// The places of the keys, in UTF-8: Swift's equality of strings would take different keys for one.
    private var places: [[UInt8]: Int] = [:]

    init() {}

    /// Creates an object with the members of another; without any if it is not an object.
    init(_ slice: JSONSlice?) {
        merge(slice)
    }

    var isEmpty: Bool { members.isEmpty }

    var json: [UInt8] {
        var json = [UInt8(ascii: "{")]
        for (index, member) in members.enumerated() {
            if index > 0 { json.append(UInt8(ascii: ",")) }
            json += JSONText.string(member.key).bytes + [UInt8(ascii: ":")] + member.json
        }
        return json + [UInt8(ascii: "}")]
    }

    func has(_ key: String) -> Bool { places[Array(key.utf8)] != nil }

    subscript(key: String) -> [UInt8]? { places[Array(key.utf8)].map { members[$0].json } }

    /// Sets the value of a key; does nothing if there is no value.
    mutating func set(_ key: String, _ value: JSONSlice?) {
        if let value { set(key, json: value.json) }
    }

    mutating func set(_ key: String, text: String?) {
        if let text { set(key, json: JSONText.string(text).bytes) }
    }

    /// Sets the value of a key to 1, if a value of an envelope is true.
    mutating func set(_ key: String, flag: JSONSlice?) {
        if flag?.isTruthful == true { set(key, json: Array("1".utf8)) }
    }

    mutating func set(_ key: String, unlessEmpty draft: PayloadDraft) {
        if !draft.isEmpty { set(key, json: draft.json) }
    }

    /// Sets the value of a key, at the place of the earlier one if there is one; does nothing if there is
    /// no value.
    mutating func set(_ key: String, json: [UInt8]?) {
        guard let json else { return }
        if let place = places[Array(key.utf8)] {
            members[place].json = json
        } else {
            places[Array(key.utf8)] = members.count
            members.append((key, json))
        }
    }

    mutating func remove(_ key: String) {
        guard let place = places.removeValue(forKey: Array(key.utf8)) else { return }
        members.remove(at: place)
        for (other, later) in places where later > place { places[other] = later - 1 }
    }

    /// Adds the members of an object, which replace those with the same keys.
    mutating func merge(_ slice: JSONSlice?) {
        for member in slice?.members ?? [] { set(member.key, member.value) }
    }
}
