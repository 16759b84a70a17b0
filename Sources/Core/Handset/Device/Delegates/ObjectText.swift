internal import Foundation

/// The text that Darwin prints for an object, where Foundation on Linux prints another.
///
/// ```swift
/// let userInfo = try Payload(json: #"{"k":"v","aps":{"badge":1}}"#).foundation
/// print(ObjectText.printed(userInfo))
/// // [AnyHashable("aps"): {
/// //     badge = 1;
/// // }, AnyHashable("k"): v]
/// ```
package enum ObjectText {
    /// The text of `%@`, as in NSLog.
    ///
    /// Everything in a dictionary or an array that is not of a property list has its own description, in quotes.
    ///
    /// - Parameter object: An object of Foundation, or a value of Swift that bridges to one.
    /// - Returns: The text.
    package static func formatted(_ object: Any) -> String {
        switch object {
        case Optional<Any>.none: return "(null)"
        case let text as NSString: return "\(text)"
        case let text as String: return text
        case is NSNull: return "<null>"
        case let number as NSNumber: return text(of: number)
        case let data as Data: return text(of: data)
        case let date as Date: return text(of: date)
        case is [AnyHashable: Any], is [Any]: return text(ofContainer: object)
        case let error as any Error: return text(of: error as NSError)
        default: return "\(object)"
        }
    }

    /// The text of a format of NSLog with its arguments.
    ///
    /// - Parameters:
    ///   - format: The format, with `%@` for an object.
    ///   - arguments: The arguments.
    /// - Returns: The text.
    package static func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
        String(
            format: format,
            arguments: arguments.map { isObject($0) ? NSString(string: formatted($0)) : $0 })
    }

    /// True if `%@` takes the argument: neither a number of Swift nor a pointer.
    private static func isObject(_ argument: Any) -> Bool {
        if type(of: argument) is AnyClass || argument is String || argument is any Error {
            return true
        }
        if argument is Data || argument is Date { return true }
        return Mirror(reflecting: argument).displayStyle.map {
            [.dictionary, .collection].contains($0)
        } ?? false
    }

    private static func text(of number: NSNumber) -> String {
        guard let json = number.json else { return "\(number)" }
        return text(of: json) ?? "\(number)"
    }

    private static func text(of data: Data) -> String {
        DataDescription(sdk: Application.ifSure.sdkVersion).text(of: data)
    }

    private static func text(of date: Date) -> String { date.description }

    /// The form of a failed registration, also for what else the error has.
    private static func text(of error: NSError) -> String {
        let keys = error.userInfo.keys
        if keys.elementsEqual([NSLocalizedDescriptionKey]) {
            return ErrorDescription(
                domain: error.domain, code: error.code,
                localizedDescription: error.localizedDescription
            ).text(on: Application.ifSure.systemVersion)
        }
        let words = error.userInfo[NSLocalizedDescriptionKey] as? String ?? "(null)"
        let start = "Error Domain=\(error.domain) Code=\(error.code) \"\(words)\""
        guard !keys.isEmpty else { return start }
        let members = error.userInfo.sorted { $0.key < $1.key }.map { "\($0)=\(formatted($1))" }
        return start + " UserInfo={\(members.joined(separator: ", "))}"
    }

    // MARK: - Containers

    private static func text(ofContainer object: Any) -> String {
        var data: [String: String] = [:]
        guard var text = text(of: json(of: object, data: &data)) else { return "\(object)" }
        for (mark, bytes) in data { text = text.replacing(mark, with: bytes) }
        return text
    }

    private static func text(of json: JSONText) -> String? {
        let bytes = JSONText.object(["value": json]).bytes
        let payload = try? Payload(json: bytes, source: "object", maximumByteCount: bytes.count)
        return payload?["value"]?.description
    }

    /// The same in JSON, with a word in the place of data, which alone is never quoted.
    private static func json(of object: Any, data: inout [String: String]) -> JSONText {
        switch object {
        case Optional<Any>.none, is NSNull: return .json(Array("null".utf8))
        case let text as String: return .string(text)
        case let number as NSNumber: return number.json ?? .string("\(number)")
        case let bytes as Data:
            let mark = "data" + UUID().uuidString.replacing("-", with: "")
            data[mark] = text(of: bytes)
            return .string(mark)
        case let members as [AnyHashable: Any]:
            return .object(
                JSONMembers(
                    members.map { key, value in
                        (key.base as? String ?? formatted(key.base), json(of: value, data: &data))
                    }))
        case let elements as [Any]: return .array(elements.map { json(of: $0, data: &data) })
        default: return .string(formatted(object))
        }
    }
}
