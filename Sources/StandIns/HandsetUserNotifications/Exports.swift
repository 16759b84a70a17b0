// Code that imports UserNotifications or UIKit leans on their re-exports of Foundation.
@_exported public import Foundation
@_exported public import FoundationNetworking

// Code with the upcoming feature MemberImportVisibility sees the members of a module of which it sees a name; this is a
// name that no app has.
@_exported public import struct Handset.DelegateMethodMissing
