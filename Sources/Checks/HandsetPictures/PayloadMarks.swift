import Handset

/// The marks of sessions on the keys and values of a payload: those from which the marked parts of a printed
/// text were made.
struct PayloadMarks {
    /// The marks of a member of a dictionary, or an element of an array.
    struct Marks {
        var key: SessionMark?
        var value: SessionMark?
    }

    private enum Place: Hashable {
        case key(String)
        case index(Int)
    }

    /// The number of values that are marked at most.
    private static let maximumCount = 10_000

    private var marks: [UInt: [Place: Marks]] = [:]
    private var count = 0

    /// The sessions are in the order of their numbers.
    init(of routes: [SessionRoute], _ misses: [SessionMiss], in payload: Payload) {
        var ranges: [String: [(range: Range<Int>, mark: SessionMark)]] = [:]
        for (index, match) in routes.map(\.match).enumerated() {
            let session = index + 1
            if let path = match.keyPath {
                add(path, SessionMark(kind: .captured, session: session), in: payload)
            } else {
                ranges[match.key, default: []] += [
                    (match.wholeRange, SessionMark(kind: .matched, session: session)),
                    (match.range, SessionMark(kind: .captured, session: session)),
                ]
            }
        }
        for miss in misses {
            guard let key = miss.key, let range = miss.range else { continue }
            ranges[key, default: []].append((range, SessionMark(kind: .matched, session: 0)))
        }
        for (key, ranges) in ranges { add(ranges, under: key, in: payload) }
    }

    func marks(ofKey key: String, in container: PayloadNode) -> Marks? {
        marks[container.address]?[.key(key)]
    }

    func mark(ofElement index: Int, in container: PayloadNode) -> SessionMark? {
        marks[container.address]?[.index(index)]?.value
    }

    private mutating func add(
        _ path: SessionKeyPath, _ mark: SessionMark, in payload: Payload
    ) {
        var node = payload.tree.root
        for key in path.keys.dropLast() {
            guard let next = node.value(forKey: key) else { return }
            node = next
        }
        guard let key = path.keys.last else { return }
        let old = marks[node.address]?[.key(key)]?.value
        marks[node.address, default: [:]][.key(key), default: Marks()].value =
            [old, mark].compactMap(\.self).max()
    }

    /// Adds the marks of a printed top-level value.
    private mutating func add(
        _ ranges: [(range: Range<Int>, mark: SessionMark)], under key: String, in payload: Payload
    ) {
        let tree = payload.tree
        guard let root = tree.root.value(forKey: key) else { return }
        guard root.isContainer, root.count > 0 else {
            marks[tree.root.address, default: [:]][.key(key)] = Marks(
                value: ranges.map(\.mark).max())
            return
        }
        let lower = ranges.map(\.range.lowerBound).min() ?? 0
        let upper = ranges.map(\.range.upperBound).max() ?? 0
        func mark(_ range: Range<Int>?) -> SessionMark? {
            guard let range, range.lowerBound < upper, range.upperBound > lower else { return nil }
            return ranges.filter { $0.range.overlaps(range) }.map(\.mark).max()
        }
        // The parts of a container end before it does: they wait for it here, by their level.
        var waiting: [[(place: Place, marks: Marks)]] = [[]]
        var indices = [0]
        func take(_ level: Int) -> [Place: Marks] {
            guard level < waiting.count else { return [:] }
            defer { (waiting[level], indices[level]) = ([], 0) }
            return Dictionary(waiting[level].map { ($0.place, $0.marks) }, uniquingKeysWith: { $1 })
        }
        var found: [(address: UInt, marks: [Place: Marks])] = []
        var count = count
        PrintedValue.forEachPart(of: PayloadValue(node: root, tree: tree)) { part in
            while waiting.count <= part.level {
                waiting.append([])
                indices.append(0)
            }
            let isFull = part.node.isContainer && part.node.count > 0
            if isFull {
                let members = take(part.level + 1)
                if !members.isEmpty { found.append((part.node.address, members)) }
            }
            let place = part.name.map(Place.key) ?? .index(indices[part.level])
            indices[part.level] += 1
            let marks = Marks(key: mark(part.key), value: isFull ? nil : mark(part.value))
            guard marks.key != nil || marks.value != nil, count < Self.maximumCount else { return }
            count += 1
            waiting[part.level].append((place, marks))
        }
        found.append((root.address, take(1)))
        self.count = count
        for (address, members) in found { marks[address] = members }
    }
}
