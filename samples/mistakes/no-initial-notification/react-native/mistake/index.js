import { AppRegistry } from 'react-native';
import messaging from '@react-native-firebase/messaging';
import App from './App';
import { name as appName } from './app.json';

messaging().setBackgroundMessageHandler(async () => {});

function Root({ isHeadless }) {
  return isHeadless ? null : <App />;
}

AppRegistry.registerComponent(appName, () => Root);
