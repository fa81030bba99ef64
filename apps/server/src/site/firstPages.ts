import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '@huiqi/sdk';

/** A public request that a page makes before its first paint. */
export interface PreloadRequest {
  readonly operation: OperationId;
  readonly input?: Readonly<Record<string, string | number>>;
  /** An earlier request whose response contains the input, by the same names. */
  readonly inputOf?: OperationId;
}

export interface FirstPage {
  readonly paths: readonly string[];
  readonly scripts: readonly string[];
  readonly asks: readonly PreloadRequest[];
  /** Where responses name pictures of the first screen: operation, then the path into its data. */
  readonly pictures: readonly string[];
  readonly title: string;
  /** Whether visits begin there, so that it carries its responses even if it is not drawn. Defaults to true. */
  readonly isLanding?: boolean;
  /** Whether it may be drawn. */
  readonly drawn?: boolean;
  /** What it is drawn as before its scripts, if it is not drawn. Defaults to `site`. */
  readonly skeleton?: Skeleton;
}

/** Shapes that stand in the page before its scripts. */
export type Skeleton = 'site' | 'bare' | 'desk';

/** What is known of any other page before its scripts. */
export interface PageShell {
  readonly path: string;
  readonly title: string;
  /** What it is drawn as before its scripts: with the header, without one, or as the desk of staff. */
  readonly skeleton: Skeleton;
}

export interface FirstPages {
  readonly html: string;
  readonly pages: readonly FirstPage[];
  readonly shells: readonly PageShell[];
  /** The page with each shape. */
  readonly skeletons: Readonly<Record<Skeleton, string>>;
}

const parts = ['paths', 'scripts', 'asks', 'pictures'] as const;

/** Reads what the site's build says about the pages where visits begin; null if the site is not built. */
export function readFirstPages(siteFolder: string): FirstPages | null {
  const list = join(siteFolder, 'first-pages.json');
  if (!existsSync(list)) return null;
  const read = JSON.parse(readFileSync(list, 'utf8')) as Partial<
    Pick<FirstPages, 'pages' | 'shells'>
  >;
  // A page of another version's build, as `npm run dev` may find it, is served without responses.
  const whole = (read.pages ?? []).filter((page) =>
    parts.every((part) => Array.isArray(page[part])),
  );
  const pages = whole.map((page) => ({ ...page, title: page.title ?? '' }));
  const html = readFileSync(join(siteFolder, 'index.html'), 'utf8');
  const shape = (name: Skeleton) => {
    const file = join(siteFolder, `${name}.html`);
    return existsSync(file) ? readFileSync(file, 'utf8') : html;
  };
  const skeletons = { site: html, bare: shape('bare'), desk: shape('desk') };
  return { html, skeletons, pages, shells: read.shells ?? [] };
}
