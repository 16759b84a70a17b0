import { Notifications } from 'react-native-notifications';
import { router } from './navigation';

export async function startPush() {
  Notifications.registerRemoteNotifications();
  Notifications.events().registerNotificationReceivedForeground((notification, completion) =>
    completion({ alert: true, sound: true, badge: false }));
  Notifications.events().registerNotificationOpened((notification, completion) => {
    router.push(notification.payload.url);
    completion();
  });
  const first = await Notifications.getInitialNotification();
  if (first) router.push(first.payload.url);
}
