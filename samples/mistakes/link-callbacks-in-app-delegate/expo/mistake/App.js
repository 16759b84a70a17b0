import * as Linking from 'expo-linking';
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
  const link = Linking.useURL();
  useEffect(() => {
    if (last) Linking.openURL(last.notification.request.content.data.url);
  }, [last]);
  useEffect(() => {
    if (link) router.push(Linking.parse(link).path);
  }, [link]);
  return null;
}
