public import Foundation
internal import Handset

// With as many arguments as there are, the compiler prefers each to Foundation's, which takes any number.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to standard error, as NSLog does on Darwin.
public func NSLog(_ format: String) { log(format, []) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to standard error, as NSLog does on Darwin.
public func NSLog(_ format: String, _ argument: any CVarArg) { log(format, [argument]) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to standard error, as NSLog does on Darwin.
public func NSLog(_ format: String, _ first: any CVarArg, _ second: any CVarArg) {
    log(format, [first, second])
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to standard error, as NSLog does on Darwin.
public func NSLog(
    _ format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg
) {
    log(format, [first, second, third])
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to standard error, as NSLog does on Darwin.
public func NSLog(
    _ format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg,
    _ fourth: any CVarArg
) {
    log(format, [first, second, third, fourth])
}

private func log(_ format: String, _ arguments: [any CVarArg]) {
    let version = Application.ifSure.systemVersion
    let prefix = LogPrefix.ofProcess(ProcessInfo.processInfo.processName)
    let log = DeviceLog(prefix: prefix, version: version) { line in
        FileHandle.standardError.write(Data(line))
    }
    log(ObjectText.formatted(format, arguments))
}

// On Darwin these are objects, which `%@` takes.

extension NSObject: @retroactive CVarArg {
    // swift-format-ignore: NoLeadingUnderscores
    /// The object as an argument of a format: its text on Darwin, which is kept for good.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}

extension Dictionary: @retroactive CVarArg {
    // swift-format-ignore: NoLeadingUnderscores
    /// The dictionary as an argument of a format: its text on Darwin, which is kept for good.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}

extension Array: @retroactive CVarArg {
    // swift-format-ignore: NoLeadingUnderscores
    /// The array as an argument of a format: its text on Darwin, which is kept for good.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}

extension Data: @retroactive CVarArg {
    // swift-format-ignore: NoLeadingUnderscores
    /// The bytes as an argument of a format: their text on Darwin, which is kept for good.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}

extension Date: @retroactive CVarArg {
    // swift-format-ignore: NoLeadingUnderscores
    /// The moment as an argument of a format: its text on Darwin, which is kept for good.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}

private func words(of object: Any) -> [Int] {
    // Nothing tells when the arguments of a format are no longer needed.
    let text = Unmanaged.passRetained(NSString(string: ObjectText.formatted(object)))
    return [Int(bitPattern: text.toOpaque())]
}
