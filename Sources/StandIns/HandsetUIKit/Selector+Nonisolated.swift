// Methods of classes that are on no actor, in code of Swift 6 too. With the same arguments as the others, these
// would have their symbols, which do not tell isolation; callers leave out the last argument.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector of a method without an argument.
public func Selector_<Object: AnyObject>(
    _ method: @escaping (Object) -> () -> Void, fileID: String = #fileID, line: Int = #line,
    isIsolated: Bool = false
) -> Selector {
    nonisolated(unsafe) let method = method
    return Selector(fileID, line) { object, _ in
        guard let object = object as? Object else { return false }
        method(object)()
        return true
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func Selector_<Object: AnyObject, Argument>(
    _ method: @escaping (Object) -> (Argument) -> Void, fileID: String = #fileID,
    line: Int = #line, isIsolated: Bool = false
) -> Selector {
    nonisolated(unsafe) let method = method
    return Selector(fileID, line) { object, argument in
        guard let object = object as? Object, let argument = argument as? Argument else {
            return false
        }
        method(object)(argument)
        return true
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector of a method without an argument of the object that names it.
public func Selector_(
    _ method: @escaping () -> Void, fileID: String = #fileID, line: Int = #line,
    isIsolated: Bool = false
) -> Selector {
    nonisolated(unsafe) let method = method
    return Selector(fileID, line) { _, _ in
        method()
        return true
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector of a method with an argument of the object that names it.
public func Selector_<Argument>(
    _ method: @escaping (Argument) -> Void, fileID: String = #fileID, line: Int = #line,
    isIsolated: Bool = false
) -> Selector {
    nonisolated(unsafe) let method = method
    return Selector(fileID, line) { _, argument in
        guard let argument = argument as? Argument else { return false }
        method(argument)
        return true
    }
}
