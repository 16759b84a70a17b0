@_exported public import HandsetFirebaseAnalytics
@_exported public import HandsetFirebaseCore
@_exported public import HandsetFirebaseCrashlytics
@_exported public import HandsetFirebaseMessaging
