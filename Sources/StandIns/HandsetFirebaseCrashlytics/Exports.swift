@_exported public import HandsetFirebaseCore
