import type { FirebaseMessagingTypes } from '@react-native-firebase/messaging';

/** The screen that a message is about. */
export function routeOf(message: FirebaseMessagingTypes.RemoteMessage): string {
  const link = message.data?.url;
  return typeof link === 'string' ? link : '/';
}
