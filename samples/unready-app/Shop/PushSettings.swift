import UserNotifications

func readPushSettings() async -> UNNotificationSettings {
    await UNUserNotificationCenter.current().notificationSettings()
}
