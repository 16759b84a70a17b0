import PushNotificationIOS from '@react-native-community/push-notification-ios';
import { useEffect, useState } from 'react';
import { AppRegistry, Linking, Text } from 'react-native';

function Pier() {
  const [page, setPage] = useState(null);
  useEffect(() => {
    const follow = (notification) => notification && Linking.openURL(notification.getData().url);
    PushNotificationIOS.addEventListener('localNotification', follow);
    PushNotificationIOS.getInitialNotification().then(follow);
    const links = Linking.addEventListener('url', ({ url }) => setPage(url));
    return () => {
      links.remove();
      PushNotificationIOS.removeEventListener('localNotification');
    };
  }, []);
  return <Text>{page ?? 'all ferries'}</Text>;
}

AppRegistry.registerComponent('Pier', () => Pier);
