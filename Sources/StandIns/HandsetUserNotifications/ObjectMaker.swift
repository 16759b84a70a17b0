/// Creates objects of classes that only the running program knows, as Objective-C does.
package enum ObjectMaker {
    /// Creates an object by the class's `init()`.
    ///
    /// A class that has no such initializer ends the process, as on iOS.
    ///
    /// - Parameter type: The class, of which NSObject is a superclass.
    /// - Returns: The object.
    package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        // Swift asks for `required`, which NSObject's initializer is not. The call goes through the table of the
        // class's methods, where it has the same place in every subclass of NSObject.
        let made = unsafeBitCast(type, to: NSObjectWithRequiredInitializer.Type.self).init()
        return unsafeDowncast(made, to: Object.self)
    }
}

/// A class whose initializer may be called on a type; seen elsewhere, so that the compiler asks the table.
package class NSObjectWithRequiredInitializer: NSObject {
    package required override init() { super.init() }
}
