import { sessionWebStorage } from '@huiqi/sdk';
import { useSyncExternalStore } from 'react';

const phones =
  /Android.+Mobile|iPhone|iPod|Windows Phone|Mobile.+Firefox|\(Phone; \w*Harmony|ArkWeb.+Mobile/i;
/** HarmonyOS NEXT names the device first; its tablets may contain Mobile too. */
const largerHarmony = /\((?:Tablet|PC|2in1|TV|Car|Wearable); \w*Harmony/i;
const choiceKey = 'stay-on-phone';
const storage = sessionWebStorage();
/** Where storages are blocked, this page alone knows. */
let hasChosen = false;

/** Phones are redirected to /phoneGoToPC (spec 1 §2) unless the user chose to continue in this tab. */
export const isPhone = (userAgent: string): boolean =>
  phones.test(userAgent) && !largerHarmony.test(userAgent);

export const staysOnPhone = (): boolean => hasChosen || storage.get(choiceKey) === '1';

export function stayOnPhone(): void {
  hasChosen = true;
  storage.set(choiceKey, '1');
}

const never = () => () => undefined;

/** Whether this is a phone whose user did not choose to continue; false on a server, which cannot know. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    never,
    () => isPhone(navigator.userAgent) && !staysOnPhone(),
    () => false,
  );
