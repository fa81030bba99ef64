import type { OperationId } from '@huiqi/sdk';

/** A public question that a page asks before its first picture. */
export interface FirstAsk {
  readonly operation: OperationId;
  readonly input?: Readonly<Record<string, string | number>>;
  /** An earlier question whose answer holds the input by the same names. */
  readonly inputOf?: OperationId;
}

export interface FirstPage {
  /** Module in src/pages. */
  readonly page: string;
  readonly paths: readonly string[];
  readonly asks: readonly FirstAsk[];
  /** Where the answers name pictures of the first screen: operation, then the way into its data. */
  readonly pictures: readonly string[];
}

const start: readonly FirstAsk[] = [
  { operation: 'getUserInfo' },
  { operation: 'getCurrentArea' },
  { operation: 'listHomePageAreas' },
  { operation: 'getAreaConfig', inputOf: 'getCurrentArea' },
  { operation: 'getProductHome' },
];

/**
 * Where most visits begin. The server sends these pages with the answers in them (docs/adr/0007-answers-in-the-page.md);
 * e2e/specs/firstLoad.spec.ts finds a question that is missing here.
 */
export const firstPages: readonly FirstPage[] = [
  {
    page: 'HomePage',
    paths: ['/', '/homePage'],
    asks: [...start, { operation: 'listLatestNews' }],
    pictures: ['getAreaConfig.logo', 'getAreaConfig.banners.0.imageUrl'],
  },
  {
    page: 'LoanPage',
    paths: ['/loan'],
    asks: [...start, { operation: 'listProducts', input: { index: 1, size: 8, sortOrder: 3 } }],
    pictures: ['getAreaConfig.logo'],
  },
];
