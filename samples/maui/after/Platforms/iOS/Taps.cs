using Foundation;
using UserNotifications;

namespace Pier;

/// <summary>Opens the ferry that a notification is about.</summary>
public class Taps : UNUserNotificationCenterDelegate
{
    public override void WillPresentNotification(
        UNUserNotificationCenter center, UNNotification notification,
        Action<UNNotificationPresentationOptions> completionHandler)
        => completionHandler(UNNotificationPresentationOptions.Banner | UNNotificationPresentationOptions.List);

    public override void DidReceiveNotificationResponse(
        UNUserNotificationCenter center, UNNotificationResponse response, Action completionHandler)
    {
        var info = response.Notification.Request.Content.UserInfo;
        if (info["ferry"] is NSDictionary ferry && ferry["id"] is NSString id)
        {
            Pages.OpenFerry(id);
        }
        completionHandler();
    }
}
