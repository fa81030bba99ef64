import type { ListAddress } from './types.js';

interface Addresses {
  /** The address of the list without filters. */
  readonly bare: string;
  /** The active filters without the page. */
  readonly present: URLSearchParams;
  readonly ofPage: ListAddress['ofPage'];
}

/** What a list's links and form need to work without scripts. */
export function listAddress({ bare, present, ofPage }: Addresses): ListAddress {
  const [action = '', query = ''] = bare.split('?', 2);
  const known = [...new URLSearchParams(query), ...present];
  return {
    action,
    besides: (controls) => known.filter(([name]) => !controls.has(name)),
    ofPage,
  };
}
