import type { ServiceMode } from '@huiqi/sdk';

/** What the sample says of a service; texts and numbers are made from it. */
export interface ServiceFact {
  /** Number of the organisation in `organisationFacts`, from 1. */
  readonly by: number;
  readonly name: string;
  /** Code of the subcategory. */
  readonly type: string;
  readonly mode: ServiceMode;
  /** Yuan; 0 for nothing, null by agreement. */
  readonly price: number | null;
  readonly line: string;
  /** What belongs to it. */
  readonly parts: readonly string[];
  /** What the customer gets in the end. */
  readonly result: string;
}

/** Shorthand of the modes in the facts. */
export const modes = {
  phone: 'PHONE_SERVICE',
  net: 'INTERNET_SERVICE',
  visit: 'VISITING_SERVICE',
  contract: 'CONTRACT_SERVICE',
} as const;

type Fact = readonly [
  by: number,
  name: string,
  type: string,
  mode: keyof typeof modes,
  price: number | null,
  line: string,
  parts: string,
  result: string,
];

/** Facts from rows; the parts of a service stand in one text, parted by 、. */
export const factsOf = (rows: readonly Fact[]): ServiceFact[] =>
  rows.map(([by, name, type, mode, price, line, parts, result]) => ({
    by,
    name,
    type,
    mode: modes[mode],
    price,
    line,
    parts: parts.split('、'),
    result,
  }));
