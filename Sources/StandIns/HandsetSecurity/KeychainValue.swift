/// A value of an item or of a query.
enum KeychainValue: Codable, Hashable, Sendable {
    case text(String)
    case data(Data)
    case number(Double)
    case date(Date)

    /// `nil` for an object of another class.
    init?(_ object: Any) {
        switch object {
        case let text as String: self = .text(text)
        case let data as Data: self = .data(data)
        case let date as Date: self = .date(date)
        case let number as NSNumber: self = .number(number.doubleValue)
        case let truth as Bool: self = .number(truth ? 1 : 0)
        case let number as Int: self = .number(Double(number))
        default: return nil
        }
    }

    var isTrue: Bool { self == .number(1) }

    /// The object that an app gets.
    var object: AnyObject {
        switch self {
        case .text(let text): NSString(string: text)
        case .data(let data): NSData(data: data)
        case .number(let number): NSNumber(value: number)
        case .date(let date): NSDate(timeIntervalSince1970: date.timeIntervalSince1970)
        }
    }
}
