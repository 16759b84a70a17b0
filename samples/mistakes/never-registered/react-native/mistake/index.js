import PushNotificationIOS from '@react-native-community/push-notification-ios';
import { useEffect, useState } from 'react';
import { AppRegistry, Text } from 'react-native';

function Bramble() {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const open = (notification) => notification && setUrl(notification.getData().url);
    PushNotificationIOS.addEventListener('register', (token) => send(token));
    PushNotificationIOS.addEventListener('localNotification', open);
    PushNotificationIOS.getInitialNotification().then(open);
    PushNotificationIOS.checkPermissions((permissions) => console.log(permissions.alert));
  }, []);
  return <Text>{url}</Text>;
}

AppRegistry.registerComponent('Bramble', () => Bramble);
