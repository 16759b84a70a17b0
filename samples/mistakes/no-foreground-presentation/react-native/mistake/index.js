import messaging from '@react-native-firebase/messaging';
import { useEffect, useState } from 'react';
import { AppRegistry, Text } from 'react-native';

function Dorfbus() {
  const [url, setUrl] = useState('');
  useEffect(() => {
    messaging().requestPermission();
    messaging().getInitialNotification().then((message) => message && setUrl(message.data.url));
    return messaging().onNotificationOpenedApp((message) => setUrl(message.data.url));
  }, []);
  return <Text>{url}</Text>;
}

AppRegistry.registerComponent('Dorfbus', () => Dorfbus);
