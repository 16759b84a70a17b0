// The look that all views of a class are given is kept by an object of that class, and changes nothing.

@MainActor private var looks: [ObjectIdentifier: UIView] = [:]

extension UIView {
    /// Returns the object that keeps the look of a class.
    static func look<View: UIView>(_ make: () -> View) -> View {
        if let look = looks[ObjectIdentifier(View.self)] as? View { return look }
        let look = make()
        looks[ObjectIdentifier(View.self)] = look
        return look
    }
}
