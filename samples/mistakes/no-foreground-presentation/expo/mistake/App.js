import * as Notifications from 'expo-notifications';
import { useEffect } from 'react';
import { router } from './navigation';

export default function App() {
  const last = Notifications.useLastNotificationResponse();
  useEffect(() => {
    if (last) router.push(last.notification.request.content.data.url);
  }, [last]);
  return null;
}
