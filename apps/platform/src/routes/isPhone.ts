const phones = /Android.+Mobile|iPhone|iPod|Windows Phone|Mobile.+Firefox/i;
const choiceKey = 'huiqi:stay-on-phone';

/** Phones are sent to /phoneGoToPC (spec 1 §2) unless their owner chose to go on in this tab. */
export const isPhone = (userAgent: string): boolean => phones.test(userAgent);

export const staysOnPhone = (): boolean => sessionStorage.getItem(choiceKey) === '1';

export const stayOnPhone = (): void => sessionStorage.setItem(choiceKey, '1');
