import { useEffect, useState } from 'react';
import { AppRegistry, NativeEventEmitter, NativeModules, Text } from 'react-native';

const taps = new NativeEventEmitter(NativeModules.PierTaps);

function Pier() {
  const [ferry, setFerry] = useState(null);
  useEffect(() => {
    const subscription = taps.addListener('ferryTapped', (tap) => setFerry(tap.ferry));
    return () => subscription.remove();
  }, []);
  return <Text>{ferry ?? 'all ferries'}</Text>;
}

AppRegistry.registerComponent('Pier', () => Pier);
