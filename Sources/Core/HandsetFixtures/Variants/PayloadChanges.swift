import Handset

/// All changes of one value of a payload, each with the payload that it makes.
struct PayloadChanges {
    private let root: PayloadValue
    private let room: Int

    /// The largest size of a payload that Apple's service takes, in bytes.
    ///
    /// Source: Apple, *Generating a remote notification*.
    static let pushSize = 4096

    init(of root: PayloadValue) {
        self.root = root
        room = max(0, Self.pushSize - JSONText(root).bytes.count)
    }

    var all: [(change: PayloadChange, root: PayloadValue)] {
        root.places.flatMap(changes) + ofWhole
    }

    /// Returns one of the changes at random; `nil` if there are none.
    func random(
        using generator: inout FixtureGenerator
    ) -> (change: PayloadChange, root: PayloadValue)? {
        guard let place = root.places.randomElement(using: &generator) else { return nil }
        return changes(at: place).randomElement(using: &generator)
    }

    private func changes(
        at place: PayloadPlace
    ) -> [(change: PayloadChange, root: PayloadValue)] {
        guard let value = root.value(at: place) else { return [] }
        var changes: [(change: PayloadChange, root: PayloadValue)] = []
        func add(_ kind: PayloadChange.Kind, _ changed: PayloadValue?, _ words: String = "") {
            changes.append(
                (
                    PayloadChange(kind, at: place, words),
                    root.replacing(place, by: changed)
                ))
        }
        add(.missing, nil)
        if value.kind != .null { add(.null, .null) }
        for other in VariantValues.ofTypes where other.value.kind != value.kind {
            add(.otherType, other.value, other.words)
        }
        for form in VariantValues.forms(of: value) { add(.otherForm, form.value, form.words) }
        for bound in VariantValues.bounds(of: value) { add(.bound, bound.value, bound.words) }
        for script in VariantValues.scripts(of: value) { add(.script, script.value, script.words) }
        if let empty = VariantValues.empty(of: value) { add(.empty, empty) }
        if let long = VariantValues.long(of: value, room: room) {
            add(.long, long.value, long.words)
        }
        add(.nested, ["value": value], "a dictionary")
        add(.nested, [value], "a list")
        if value.kind == .dictionary || value.kind == .array {
            let text = String(decoding: JSONText(value).bytes, as: UTF8.self)
            add(.jsonText, PayloadValue(text))
        }
        if let inner = value.keys.first.flatMap({ value[$0] }) ?? value[0], value.count == 1 {
            add(.flat, inner)
        }
        if let key = place.key, let name = VariantValues.otherName(of: key) {
            let changed = root.replacing(place, by: nil)
            let parent = PayloadPlace(Array(place.steps.dropLast()))
            if var members = changed.value(at: parent), members[name] == nil {
                members[name] = value
                changes.append(
                    (
                        PayloadChange(.renamed, at: place, name),
                        changed.replacing(parent, by: members)
                    ))
            }
        }
        return changes
    }

    /// The changes of the whole payload, not of one value.
    private var ofWhole: [(change: PayloadChange, root: PayloadValue)] {
        var changes: [(change: PayloadChange, root: PayloadValue)] = []
        func add(_ kind: PayloadChange.Kind, _ key: [String], _ changed: PayloadValue) {
            let place = PayloadPlace(key.map { .key($0) })
            changes.append((PayloadChange(kind, at: place), changed))
        }
        var added = root
        added["handset"] = "new"
        add(.added, ["handset"], added)
        if root.keys.contains(where: { $0 != "aps" }), root["data"] == nil {
            var outer: PayloadValue = [:]
            var inner: PayloadValue = [:]
            for key in root.keys {
                if key == "aps" { outer[key] = root[key] } else { inner[key] = root[key] }
            }
            outer["data"] = inner
            add(.outer, ["data"], outer)
        }
        if var aps = root["aps"], aps.kind == .dictionary {
            aps["category"] = "handset.unknown"
            var changed = root
            changed["aps"] = aps
            add(.category, ["aps", "category"], changed)
        }
        return changes
    }
}
