import * as Notifications from 'expo-notifications';
import { useEffect } from 'react';
import { Text } from 'react-native';
import { openBird } from './routes';

Notifications.setNotificationHandler({
  handleNotification: async () => ({
    shouldShowBanner: true, shouldShowList: true, shouldPlaySound: true, shouldSetBadge: false,
  }),
});

export default function App() {
  const last = Notifications.useLastNotificationResponse();
  useEffect(() => {
    if (last) openBird(last.notification.request.content.data.bird);
  }, [last]);
  useEffect(() => {
    Notifications.requestPermissionsAsync({ ios: { allowAlert: true, allowBadge: true, allowSound: true } }).then(() => Notifications.getExpoPushTokenAsync());
  }, []);
  return <Text>Perch</Text>;
}
