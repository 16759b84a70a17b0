import { Notifications } from 'react-native-notifications';
import { navigate } from './navigation';

export async function startPush() {
  Notifications.registerRemoteNotifications();
  Notifications.events().registerNotificationReceivedForeground((notification, completion) =>
    completion({ alert: true, sound: true, badge: false }));
  Notifications.events().registerNotificationOpened((notification, completion) => {
    navigate('Issue', notification.payload.issue);
    completion();
  });
  const first = await Notifications.getInitialNotification();
  if (first) navigate('Issue', first.payload.issue);
}
