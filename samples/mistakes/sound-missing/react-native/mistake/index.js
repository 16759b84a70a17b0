import messaging from '@react-native-firebase/messaging';
import { useEffect, useState } from 'react';
import { AppRegistry, Text } from 'react-native';

function Glocke() {
  const [hour, setHour] = useState('');
  useEffect(() => {
    messaging().requestPermission();
    messaging().getInitialNotification().then((message) => message && setHour(message.data.hour));
    return messaging().onNotificationOpenedApp((message) => setHour(message.data.hour));
  }, []);
  return <Text>{hour}</Text>;
}

AppRegistry.registerComponent('Glocke', () => Glocke);
