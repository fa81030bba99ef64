import { attributeOf, optionNames } from './optionNames.js';
import type { HuiqiAppElement } from './contract.js';

/** Options (with values where they matter) that leave the list as drawn for everyone. */
const plain = /^(feature=loan-market$|route=.cIGNALoan$|debug|dialog|drafts|layer|onE|ref)/;

/** Whether the element shows the list as drawn for every visitor. */
export const hasPlainOptions = (element: HTMLElement): boolean =>
  optionNames.every((name) => {
    const value = (element as HuiqiAppElement)[name] || element.getAttribute(attributeOf(name));
    return !value || plain.test(`${name}=${String(value)}`);
  });
