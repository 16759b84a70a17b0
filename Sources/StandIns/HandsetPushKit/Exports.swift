// Code that imports PushKit alone uses Foundation too.
@_exported public import HandsetUserNotifications
