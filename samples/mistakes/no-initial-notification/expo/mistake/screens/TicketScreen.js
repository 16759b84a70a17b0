import * as Notifications from 'expo-notifications';
import { useEffect } from 'react';
import { Text } from 'react-native';
import { router } from '../navigation';

export default function TicketScreen() {
  useEffect(() => {
    const sub = Notifications.addNotificationResponseReceivedListener((response) => {
      router.push(response.notification.request.content.data.url);
    });
    return () => sub.remove();
  }, []);
  return <Text>Kasimir</Text>;
}
