import type { ServiceMode } from '@huiqi/sdk';

/** Sample facts about a service, from which texts and numbers are made. */
export interface ServiceFact {
  /** Number of the organisation in `organisationFacts`, counted from 1. */
  readonly by: number;
  readonly name: string;
  /** Code of the subcategory. */
  readonly type: string;
  readonly mode: ServiceMode;
  /** Yuan; 0 if free, null by agreement. */
  readonly price: number | null;
  readonly line: string;
  /** What belongs to it. */
  readonly parts: readonly string[];
  /** The deliverable. */
  readonly result: string;
}

/** Shorthand for the modes in the facts. */
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

/** Facts from rows; the parts of a service are in one text, separated by 、. */
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
