import Foundation

/// A type with an empty value, or with zero.
protocol HasEmptyValue {
    init()
}

extension Array: HasEmptyValue {}
extension Bool: HasEmptyValue {}
extension Data: HasEmptyValue {}
extension Date: HasEmptyValue {}
extension Dictionary: HasEmptyValue {}
extension Double: HasEmptyValue {}
extension Float: HasEmptyValue {}
extension Int: HasEmptyValue {}
extension Int32: HasEmptyValue {}
extension Int64: HasEmptyValue {}
extension Set: HasEmptyValue {}
extension UInt: HasEmptyValue {}
extension UInt32: HasEmptyValue {}
extension UInt64: HasEmptyValue {}
extension UUID: HasEmptyValue {}
