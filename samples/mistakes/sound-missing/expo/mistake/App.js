import * as Notifications from 'expo-notifications';
import { useEffect } from 'react';
import { Text } from 'react-native';
import { openHour } from './routes';

Notifications.setNotificationHandler({
  handleNotification: async () => ({
    shouldShowBanner: true, shouldShowList: true, shouldPlaySound: true, shouldSetBadge: false,
  }),
});

export default function App() {
  const last = Notifications.useLastNotificationResponse();
  useEffect(() => {
    if (last) openHour(last.notification.request.content.data.hour);
  }, [last]);
  useEffect(() => {
    Notifications.requestPermissionsAsync().then(() => Notifications.getExpoPushTokenAsync());
  }, []);
  return <Text>Cuckoo</Text>;
}
