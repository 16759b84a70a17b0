/// A method that is called by way of Objective-C on iOS, and by a closure here.
public struct Selector: Sendable {
    /// The file and the line that name the method; `nil` if they are not known.
    let place: String?
    /// Calls the method of an object with an argument, and returns false if they do not fit.
    let call: @MainActor @Sendable (AnyObject, Any?) -> Bool

    init(
        _ fileID: String, _ line: Int,
        call: @escaping @MainActor @Sendable (AnyObject, Any?) -> Bool
    ) {
        place = "\(fileID):\(line)"
        self.call = call
    }

    /// Creates the selector of a name, whose method cannot be found here: a call of it is a fault.
    ///
    /// - Parameters:
    ///   - str: The name, such as `tokenChanged:`.
    ///   - fileID: The file of the call.
    ///   - line: The line of the call.
    public init(_ str: String, fileID: String = #fileID, line: Int = #line) {
        let place = "\(fileID):\(line)"
        self.init(fileID, line) { _, _ in
            AppHost.shared.cannotDo(
                "Selector(\"\(str)\")", at: place,
                remedy: "write #selector, which names the method itself")
            return true
        }
    }

    /// Calls the method of an object with an argument; if they do not fit, it is a fault.
    @MainActor func perform(on object: AnyObject, with argument: Any?) {
        guard !call(object, argument) else { return }
        AppHost.shared.cannotDo(
            "#selector", at: place,
            remedy: "name a method of the observer that takes nothing or a Notification")
    }
}

// The preparer puts it in the place of `#selector`, which has as many signs.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector of a method without an argument.
@preconcurrency public func Selector_<Object: AnyObject>(
    _ method: @escaping (Object) -> @MainActor () -> Void, fileID: String = #fileID,
    line: Int = #line
) -> Selector {
    nonisolated(unsafe) let method = method
    return Selector(fileID, line) { object, _ in
        guard let object = object as? Object else { return false }
        method(object)()
        return true
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector of a method with an argument.
@preconcurrency public func Selector_<Object: AnyObject, Argument>(
    _ method: @escaping (Object) -> @MainActor (Argument) -> Void, fileID: String = #fileID,
    line: Int = #line
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
@preconcurrency public func Selector_(
    _ method: @escaping @MainActor () -> Void, fileID: String = #fileID, line: Int = #line
) -> Selector {
    Selector(fileID, line) { _, _ in
        method()
        return true
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector of a method with an argument of the object that names it.
@preconcurrency public func Selector_<Argument>(
    _ method: @escaping @MainActor (Argument) -> Void, fileID: String = #fileID,
    line: Int = #line
) -> Selector {
    Selector(fileID, line) { _, argument in
        guard let argument = argument as? Argument else { return false }
        method(argument)
        return true
    }
}
