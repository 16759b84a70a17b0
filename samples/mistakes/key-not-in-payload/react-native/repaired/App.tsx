import React, { useEffect, useState } from 'react';
import { SafeAreaView, Text } from 'react-native';
import messaging from '@react-native-firebase/messaging';
import { routeOf } from './src/routeOf';

export default function App(): React.JSX.Element {
  const [route, setRoute] = useState('/');

  useEffect(() => {
    messaging().requestPermission();
    messaging()
      .getInitialNotification()
      .then(message => message && setRoute(routeOf(message)));
    return messaging().onNotificationOpenedApp(message => setRoute(routeOf(message)));
  }, []);

  return (
    <SafeAreaView>
      <Text>{route}</Text>
    </SafeAreaView>
  );
}
