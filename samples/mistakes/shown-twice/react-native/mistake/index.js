import notifee from '@notifee/react-native';
import messaging from '@react-native-firebase/messaging';

messaging().onMessage(async (message) => {
  await notifee.displayNotification({ title: message.notification?.title, body: message.notification?.body });
});
