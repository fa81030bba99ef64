import type { SheetRule } from './usedRules.js';

/**
 * What stands in the root element of a page that is not drawn: the products of the market (`site`), one thing or form
 * (`page`), a page beside the navigation of the user centre or of the desk, or one card without a header (`bare`).
 */
export type Shape = 'site' | 'page' | 'centre' | 'desk' | 'bare';

export interface SitePage {
  /** Patterns of the addresses: those that redirect to the page, then its own. */
  readonly paths: readonly string[];
  readonly title: string;
  readonly shape: Shape;
  /** Whether the server may draw it. */
  readonly drawn: boolean;
  /** Files it needs beside the entry. */
  readonly scripts: readonly string[];
}

/** What the build of the site tells the server, as `site.json` beside the bundle that draws. */
export interface SiteManifest {
  /** Address of the script that starts the site. */
  readonly entry: string;
  /** Address of the stylesheet. */
  readonly sheet: string;
  /** The rules of the stylesheet, so that the server needs no parser. */
  readonly rules: readonly SheetRule[];
  /** The script in the head of a drawn page (early.js). */
  readonly early: string;
  readonly shapes: Readonly<Record<Shape, string>>;
  /** The bar that is shown when the scripts take long or do not come. */
  readonly late: string;
  /** The bar that is shown in browsers that are too old. */
  readonly older: string;
  /** What undrawn pages say where scripts are switched off. */
  readonly withoutScripts: string;
  readonly pages: readonly SitePage[];
}
