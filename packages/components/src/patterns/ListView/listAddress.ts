import type { ListAddress } from './types.js';

interface Addresses {
  /** The address of the list without filters. */
  readonly bare: string;
  /** What is in force, without the page. */
  readonly present: URLSearchParams;
  readonly ofPage: ListAddress['ofPage'];
}

/** What links and the form of a list need where they work without scripts. */
export function listAddress({ bare, present, ofPage }: Addresses): ListAddress {
  const [action = '', query = ''] = bare.split('?', 2);
  const known = [...new URLSearchParams(query), ...present];
  return {
    action,
    besides: (controls) => known.filter(([name]) => !controls.has(name)),
    ofPage,
  };
}
