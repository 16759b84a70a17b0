extension ByteScan {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ].map { Array($0.utf8) }

    /// Takes a time such as `16:11:13.461-0500`, with its zone.
    mutating func takeTime(on day: Int? = nil, hasYear: Bool = false) -> LogTime? {
        let start = index
        guard let hour = takeNumber(1...2), take(":"), let minute = takeNumber(2...2), take(":"),
            let second = takeNumber(2...2), hour < 24, minute < 60, second < 61
        else {
            index = start
            return nil
        }
        var fraction = 0
        if next == UInt8(ascii: ".") || next == UInt8(ascii: ",") {
            index += 1
            let digits = take(while: Self.isDigit).prefix(6)
            fraction = digits.reduce(0) { $0 * 10 + Int($1 &- 48) }
            for _ in digits.count..<6 { fraction *= 10 }
        }
        let microseconds = (hour * 3_600 + minute * 60 + second) * 1_000_000 + fraction
        var time = LogTime(day: day, microseconds: microseconds, hasYear: hasYear)
        time.zone = takeZone()
        return time
    }

    /// Takes `+0200`, `+02:00` or `Z`, also after a blank.
    private mutating func takeZone() -> Int? {
        let start = index
        if take("Z") { return 0 }
        _ = take(" ")
        guard let sign = next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
            index = start
            return nil
        }
        index += 1
        guard let hours = takeNumber(2...2) else {
            index = start
            return nil
        }
        _ = take(":")
        guard let minutes = takeNumber(2...2), hours < 16, minutes < 60 else {
            index = start
            return nil
        }
        return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes)
    }

    /// Takes a date such as `2026-08-14 ` and the time after it.
    mutating func takeDateAndTime() -> LogTime? {
        let start = index
        if let year = takeNumber(4...4), take("-") || take("/"), let month = takeNumber(2...2),
            take("-") || take("/"), let day = takeNumber(2...2), take(" ") || take("T"),
            (1...12).contains(month), (1...31).contains(day)
        {
            takeBlanks()
            let days = LogTime.days(year: year, month: month, day: day)
            if var time = takeTime(on: days, hasYear: true) {
                time.dayOf2000 = LogTime.days(year: 2_000, month: month, day: day)
                return time
            }
        }
        index = start
        return nil
    }

    /// Takes a date without a year such as `Aug  9 ` and the time after it.
    mutating func takeMonthAndTime() -> LogTime? {
        let start = index
        let name = take(while: Self.isLetter)
        if let month = Self.months.firstIndex(where: name.elementsEqual), takeBlanks(),
            let day = takeNumber(1...2), (1...31).contains(day), takeBlanks()
        {
            let days = LogTime.days(year: 2_000, month: month + 1, day: day)
            if let time = takeTime(on: days) { return time }
        }
        index = start
        return nil
    }
}
