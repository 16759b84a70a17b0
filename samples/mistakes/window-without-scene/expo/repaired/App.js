import * as Notifications from 'expo-notifications';
import { useEffect } from 'react';
import { router } from './navigation';

Notifications.setNotificationHandler({
  handleNotification: async () => ({
    shouldShowBanner: true, shouldShowList: true, shouldPlaySound: true, shouldSetBadge: false,
  }),
});

export default function App() {
  const last = Notifications.useLastNotificationResponse();
  useEffect(() => {
    if (last) router.push(last.notification.request.content.data.ferry.id);
  }, [last]);
  return null;
}
