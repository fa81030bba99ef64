import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '@huiqi/sdk';

/** A public question that a page asks before its first picture. */
export interface FirstAsk {
  readonly operation: OperationId;
  readonly input?: Readonly<Record<string, string | number>>;
  /** An earlier question whose answer holds the input by the same names. */
  readonly inputOf?: OperationId;
}

export interface FirstPage {
  readonly paths: readonly string[];
  readonly scripts: readonly string[];
  readonly asks: readonly FirstAsk[];
  /** Where the answers name pictures of the first screen: operation, then the way into its data. */
  readonly pictures: readonly string[];
}

export interface FirstPages {
  readonly html: string;
  readonly pages: readonly FirstPage[];
}

const parts = ['paths', 'scripts', 'asks', 'pictures'] as const;

/** What the site's build says of the pages where visits begin; nothing while the site is not built. */
export function readFirstPages(siteFolder: string): FirstPages | null {
  const list = join(siteFolder, 'first-pages.json');
  if (!existsSync(list)) return null;
  const { pages } = JSON.parse(readFileSync(list, 'utf8')) as Pick<FirstPages, 'pages'>;
  // A build of another version, as `npm run dev` may find it, is served without answers.
  const whole = pages.filter((page) => parts.every((part) => Array.isArray(page[part])));
  return { html: readFileSync(join(siteFolder, 'index.html'), 'utf8'), pages: whole };
}
