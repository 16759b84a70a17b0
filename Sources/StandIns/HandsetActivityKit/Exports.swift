// Code that imports ActivityKit alone uses Foundation and Observation too.
@_exported public import HandsetUserNotifications
@_exported public import Observation
