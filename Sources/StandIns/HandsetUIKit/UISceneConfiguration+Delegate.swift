extension UISceneConfiguration {
    /// Creates an object of the ``delegateClass``; `nil` if there is none, or if it has no `init()`.
    package func makeDelegate() -> (any UISceneDelegate)? {
        guard let objectClass = delegateClass as? NSObject.Type else { return nil }
        // Safe because `init()` of both classes has the same place in the tables of methods, and each class below
        // NSObject has one there.
        return unsafeBitCast(objectClass, to: RequiredObject.Type.self).init() as NSObject
            as? any UISceneDelegate
    }
}

/// An object that may be made from its type alone, as all objects may on iOS.
private class RequiredObject: NSObject {
    required override init() { super.init() }
}

/// A class below ``RequiredObject``, without which the compiler would not look into the table of methods.
private final class OtherRequiredObject: RequiredObject {}
