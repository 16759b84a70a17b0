import PushNotificationIOS from '@react-native-community/push-notification-ios';
import { useEffect, useState } from 'react';
import { AppRegistry, Text } from 'react-native';

function Pier() {
  const [ferry, setFerry] = useState(null);
  useEffect(() => {
    const open = (notification) => notification && setFerry(notification.getData().ferry.id);
    PushNotificationIOS.addEventListener('localNotification', open);
    PushNotificationIOS.getInitialNotification().then(open);
    return () => PushNotificationIOS.removeEventListener('localNotification');
  }, []);
  return <Text>{ferry ?? 'all ferries'}</Text>;
}

AppRegistry.registerComponent('Pier', () => Pier);
