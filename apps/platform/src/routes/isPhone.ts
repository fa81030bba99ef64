import { useSyncExternalStore } from 'react';

const phones = /Android.+Mobile|iPhone|iPod|Windows Phone|Mobile.+Firefox/i;
const choiceKey = 'huiqi:stay-on-phone';

/** Phones are sent to /phoneGoToPC (spec 1 §2) unless their owner chose to go on in this tab. */
export const isPhone = (userAgent: string): boolean => phones.test(userAgent);

const staysOnPhone = (): boolean => sessionStorage.getItem(choiceKey) === '1';

export const stayOnPhone = (): void => sessionStorage.setItem(choiceKey, '1');

const never = () => () => undefined;

/** Whether this is a phone whose owner did not choose to go on; false on a server, which does not know. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    never,
    () => isPhone(navigator.userAgent) && !staysOnPhone(),
    () => false,
  );
