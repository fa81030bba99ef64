import { phoneHref } from '@huiqi/sdk/domain';

/** A phone number link. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return <a href={phoneHref(phone)}>{phone}</a>;
}
