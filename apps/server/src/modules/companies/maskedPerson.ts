import { maskName, maskPhone } from '../../text/mask.js';

export interface Person {
  readonly name: string | null;
  readonly phone: string | null;
}

/** A person as shown to other users of a company. */
export const maskedPerson = ({ name, phone }: Person): Person => ({
  name: name === null ? null : maskName(name),
  phone: maskPhone(phone),
});

/** 王*（139****0001）; just the name for an account without a phone. */
export function describePerson(person: Person): string {
  const { name, phone } = maskedPerson(person);
  return phone === null ? (name ?? '未命名用户') : `${name ?? '未命名用户'}（${phone}）`;
}
