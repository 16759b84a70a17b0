import React from 'react';
import { AppRegistry } from 'react-native';
import messaging from '@react-native-firebase/messaging';
import App from './App';
import { markStale } from './src/plans';
import { name as appName } from './app.json';

messaging().setBackgroundMessageHandler(async message => {
  await markStale(message.data.plan);
});

messaging().onTokenRefresh(token => console.log('new token', token));

// launched by iOS in the background: draw nothing
const HeadlessCheck = ({ isHeadless }) => (isHeadless ? null : <App />);

AppRegistry.registerComponent(appName, () => HeadlessCheck);
