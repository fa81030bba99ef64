import { phoneHref } from '@huiqi/sdk/domain';

/** A phone number that calls when it is pressed. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return <a href={phoneHref(phone)}>{phone}</a>;
}
