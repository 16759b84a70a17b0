import Handset
import HandsetPage

extension NotificationDescriptions {
    func matrix(
        of notification: PageNotification, system: String?, delegates: String?
    ) throws(PageRefusal) -> [UInt8]? {
        var version: IOSVersion?
        if let system {
            guard let given = IOSVersion(system) else {
                throw .invalid(
                    "\(IOSVersion.finding(aboutUnsupported: system)); "
                        + "\(IOSVersion.adviceOnUnsupported()).")
            }
            version = given
        }
        var methods: DelegateMethods?
        if let delegates { methods = try Self.methods(delegates) }
        return matrix(of: notification, on: version, delegates: methods)
    }

    private static func methods(_ names: String) throws(PageRefusal) -> DelegateMethods {
        var methods: DelegateMethods = []
        guard names != "none" else { return methods }
        for name in names.split(separator: ",", omittingEmptySubsequences: false) {
            guard let method = DelegateMethods(named: name) else {
                let known = DelegateMethods.allNames + ["none"]
                throw .invalid(
                    "\(SourceExcerpt.quoted(String(name))) is not a method of an app; there are "
                        + "\(known.joined(separator: ", ")).")
            }
            methods.formUnion(method)
        }
        return methods
    }
}
