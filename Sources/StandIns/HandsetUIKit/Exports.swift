// Code that imports UIKit alone uses UserNotifications and Foundation too.
@_exported public import HandsetUserNotifications
