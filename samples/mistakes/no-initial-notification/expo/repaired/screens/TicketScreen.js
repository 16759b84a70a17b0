import * as Notifications from 'expo-notifications';
import { useEffect } from 'react';
import { Text } from 'react-native';
import { router } from '../navigation';

export default function TicketScreen() {
  const last = Notifications.useLastNotificationResponse();
  useEffect(() => {
    if (last) router.push(last.notification.request.content.data.url);
  }, [last]);
  return <Text>Kasimir</Text>;
}
