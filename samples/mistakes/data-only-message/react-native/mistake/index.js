import messaging from '@react-native-firebase/messaging';
import { useEffect, useState } from 'react';
import { AppRegistry, Text } from 'react-native';

function Tandemhaus() {
  const [ride, setRide] = useState('');
  useEffect(() => {
    messaging().requestPermission();
    messaging().getInitialNotification().then((message) => message && setRide(message.data.ride));
    return messaging().onNotificationOpenedApp((message) => setRide(message.data.ride));
  }, []);
  return <Text>{ride}</Text>;
}

AppRegistry.registerComponent('Tandemhaus', () => Tandemhaus);
