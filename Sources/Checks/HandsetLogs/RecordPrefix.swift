import Handset

/// The part of a line that a log writes before a message: the time, the process, the level.
struct RecordPrefix: Equatable {
    /// A kind of prefix, by what it begins with.
    enum Kind: Equatable {
        /// A date and a time, such as `2014-05-05 16:11:13.461 Wall[1088:60b] `.
        case date
        /// A date alone, such as `2014-05-05 `.
        case day
        /// A time alone, such as `16:11:13.461 Wall[1088:60b] `.
        case time
        /// A month and a time, as syslog writes them: `Sep  9 10:49:51 NAME App[50363] <Warning>: `.
        case month
        /// A level and a time, as Console copies them: `default⇥15:10:34.313718+0900⇥App⇥`.
        case console
        /// `flutter: `.
        case flutter
        /// A level and a tag, as Android's tools write them: `I/flutter (123): `.
        case tag
        /// A level in capitals, as React Native writes it: ` LOG  `.
        case level

        /// True if a line of a text may begin like that by chance.
        var isShort: Bool { self == .day || self == .time }
    }

    let kind: Kind
    /// The number of bytes, with the blank after it.
    let count: Int

    private static let months = Set(
        "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".utf8.split(separator: 32)
            .map { [UInt8]($0) })
    private static let levels = [" LOG  ", " WARN  ", " INFO  ", " ERROR  ", " DEBUG  ", "LOG  "]
        .map { Array($0.utf8) }
    private static let flutter = Array("flutter: ".utf8)

    init?(_ line: UnsafeBufferPointer<UInt8>) {
        guard let first = line.first else { return nil }
        var scan = PrefixScan(line)
        switch first {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            guard let kind = scan.takeDayAndTime() else { return nil }
            scan.takeProcess()
            self.init(kind: kind, count: scan.index)
        case UInt8(ascii: "A")...UInt8(ascii: "Z") where Self.months.contains(Array(line.prefix(3))):
            scan.index = 3
            guard scan.takeBlanks(), scan.takeDigits(1...2) != nil, scan.takeBlanks(),
                scan.takeTime()
            else { return nil }
            scan.takeProcess()
            self.init(kind: .month, count: scan.index)
        case UInt8(ascii: "f") where line.starts(with: Self.flutter):
            self.init(kind: .flutter, count: Self.flutter.count)
        case UInt8(ascii: "A")...UInt8(ascii: "Z") where scan.takeTag():
            self.init(kind: .tag, count: scan.index)
        case UInt8(ascii: "a")...UInt8(ascii: "z") where scan.takeConsole():
            self.init(kind: .console, count: scan.index)
        case UInt8(ascii: " "), UInt8(ascii: "L"):
            guard let level = Self.levels.first(where: { line.starts(with: $0) }) else {
                return nil
            }
            self.init(kind: .level, count: level.count)
        default: return nil
        }
    }

    private init(kind: Kind, count: Int) {
        self.kind = kind
        self.count = count
    }
}
