import * as Notifications from 'expo-notifications';
import { useEffect } from 'react';
import { Text } from 'react-native';
import { openTree } from './routes';

Notifications.setNotificationHandler({
  handleNotification: async () => ({
    shouldShowBanner: true, shouldShowList: true, shouldPlaySound: true, shouldSetBadge: false,
  }),
});

export default function App() {
  const last = Notifications.useLastNotificationResponse();
  useEffect(() => {
    if (last) openTree(last.notification.request.content.data.tree);
  }, [last]);
  useEffect(() => {
    Notifications.requestPermissionsAsync().then(() => Notifications.getExpoPushTokenAsync());
  }, []);
  return <Text>Orchard</Text>;
}
