// Code that imports AVFAudio leans on its re-export of Foundation.
@_exported public import HandsetUserNotifications
