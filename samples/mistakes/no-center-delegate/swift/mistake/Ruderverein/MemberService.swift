import Foundation

enum MemberService {
    static func save(token: Data) {
        UserDefaults.standard.set(token.base64EncodedString(), forKey: "member.token")
    }
}
