/// The configuration of a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name in the app's property list.
    public let name: String?
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, unless the test gives the phone one itself.
    public var delegateClass: AnyClass?
    /// The class of the scene; a phone has windows alone.
    public var sceneClass: AnyClass?
    /// The storyboard of the scene, which is not drawn.
    public var storyboard: UIStoryboard?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - name: The name in the app's property list.
    ///   - sessionRole: The role of the scene.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

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
