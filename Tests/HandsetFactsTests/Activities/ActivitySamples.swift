import Foundation

/// Types as apps have them; the test compiles them, and reads this very file.
enum ActivitySamples {}

protocol ActivityAttributes: Codable {
    associatedtype ContentState: Codable, Hashable
}

struct PlainAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var name: String
        var isOpen: Bool
        var count: Int
        var small: UInt8
        var ratio: Double
        var part: Float
        var price: Decimal
        var at: Date
        var picture: Data
        var link: URL
        var id: UUID
        var note: String?
        var later: Date?
        var withDefault: Int = 3
        static let shared = 1
        var sum: Int { count + 1 }
        var watched = 2.5 {
            didSet { _ = oldValue }
        }
    }

    var line: String
}

struct NestedAttributes: ActivityAttributes {
    typealias ContentState = NestedState

    let stops: [String]
    let title: String?
}

struct NestedState: Codable, Hashable {
    enum Status: String, Codable {
        case onTime, late
        case cancelled = "gone"
    }

    enum Level: Int, Codable {
        case low
        case high = 5
        case higher
        case below = -2
    }

    enum Phase: Codable, Hashable {
        case waiting
        case at(stop: Int, name: String?)
        case with(Int, String)
    }

    struct Leg: Codable, Hashable {
        var from: String
        var duration: TimeInterval

        enum CodingKeys: String, CodingKey {
            case from = "start"
            case duration
        }
    }

    var status: Status
    var level: Level
    var phase: Phase
    var legs: [Leg]
    var first: Leg?
    var names: [String: Int]
    var counts: [Int: String]
    var states: [Status: Int]
    var tags: Set<String>
    var window: ClosedRange<Date>
    var days: Range<Int>
    var gaps: [Int?]
    var deep: [[String: [Double]]]
    var options: Options
}

struct Options: OptionSet, Codable, Hashable {
    let rawValue: Int
}

struct CodedAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var ends: Date
        var celsius: Int
        var note: String?
        var kind: Kind
        var lenient: Int
        var other: Int

        enum CodingKeys: String, CodingKey {
            case ends, celsius, note, kind
            case lenient = "maybe"
            case other
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            ends = Date(timeIntervalSince1970: try values.decode(Double.self, forKey: .ends))
            celsius = try values.decode(Int.self, forKey: .celsius)
            note = try values.decodeIfPresent(String.self, forKey: .note)
            kind = try values.decodeIfPresent(Kind.self, forKey: .kind) ?? .other
            lenient = (try? values.decode(Int.self, forKey: .lenient)) ?? 0
            other = 1
        }
    }

    /// Takes any text.
    enum Kind: String, Codable {
        case bus, other

        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            self = Kind(rawValue: text) ?? .other
        }
    }

    struct Unit: Codable, Hashable {
        var value: Int
    }

    private var unit: Unit

    private enum CodingKeys: String, CodingKey {
        case unit = "u"
    }
}

extension NestedAttributes {
    struct Extra: Codable, Hashable {
        var inner: CodedAttributes.Unit
        var state: NestedState.Status
    }
}

struct LastAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var extra: NestedAttributes.Extra
        var list: [NestedAttributes.Extra]
        var either: Either
        var amount: Foundation.Decimal
        var wide: Int64
        var narrow: Int16
        var positive: UInt
        let fixed = 7

        enum CodingKeys: String, CodingKey {
            case extra, list, either, amount, wide, narrow, positive, fixed
        }
    }

    indirect enum Either: Codable, Hashable {
        case left(Int)
        case both(a: Bool = true, b: [Int])

        enum CodingKeys: String, CodingKey {
            case left = "l"
            case both
        }

        enum BothCodingKeys: String, CodingKey {
            case a
            case b = "bees"
        }
    }
}
