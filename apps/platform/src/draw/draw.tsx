import { createClient } from '@huiqi/sdk';
import type { MissingResponse } from '@huiqi/components/provider';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { carriedRegion } from '../boot/bootDrawn.js';
import { brandColors } from '../boot/brandColors.js';
import { preloadedFetch, type CarriedResponses } from '../boot/preloadedResponses.js';
import { SiteApp } from '../boot/SiteApp.js';
import { preloadPage } from '../routes/pageModules.js';
import { areaCodes } from './areaCodes.js';
import early from './early.js?raw';
import { splitHead } from './splitHead.js';

export interface DrawRequest {
  /** Path of a page, after redirects. */
  readonly path: string;
  /** The query with its `?`, or nothing. */
  readonly search: string;
  /** What the page will carry. */
  readonly responses: CarriedResponses;
  /** Whether nobody is signed in; otherwise the places of what is personal stay empty. */
  readonly forVisitor: boolean;
}

export interface DrawnPage {
  /** What stands in the element of the site. */
  readonly markup: string;
  readonly title: string;
  /** Links that stand in the head. */
  readonly links: string;
  /** Codes of the region that the page is drawn for. */
  readonly area: string;
  /** Values of the theme for the region's colour (`useBrand`). */
  readonly brand: Readonly<Record<string, string>>;
  /** Reads that had no response: with it, more of the page can be drawn. */
  readonly missing: readonly MissingResponse[];
}

export { isPhone } from '../routes/isPhone.js';
export { usedRules } from '../../../../tooling/bundle/usedRules.mjs';

/** The script in the head of a drawn page. */
export const earlyScript: string = early.replace(/^\s*\/\/.*\n|^\s+/gm, '');

/** Whom the page is for is asked in the browser. */
const later: Promise<null> = new Promise(() => undefined);

/** Where code is still loaded: React draws nothing there. */
const unfinished = /<!--\$[!?]-->/;
const maxTries = 5;

/** Draws a page from the responses that it carries. Throws if they are not enough to begin. */
export async function draw({
  path,
  search,
  responses,
  forVisitor,
}: DrawRequest): Promise<DrawnPage> {
  const loaded = carriedRegion(responses);
  if (!loaded) throw new Error('the page carries no region');
  const client = createClient({ session: 'cookie' });
  client.setArea(loaded.area);
  const booted = { user: null, loaded, ...(forVisitor ? {} : { arriving: later }) };
  await preloadPage(path);
  const preloaded = preloadedFetch(responses, () => null).takeRest(loaded.area);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const missing = new Map<string, MissingResponse>();
    const html = renderToString(
      <StrictMode>
        <SiteApp
          client={client}
          booted={booted}
          preloaded={preloaded}
          address={{ path, search }}
          onMissingResponse={(one) => missing.set(JSON.stringify(one), one)}
        />
      </StrictMode>,
    );
    if (!unfinished.test(html))
      return {
        ...splitHead(html),
        area: areaCodes(loaded.area),
        brand: brandColors(loaded.config.brandColor ?? ''),
        missing: [...missing.values()],
      };
    // Code that is part of this file arrives with the next turn.
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error('a part of the page could not be drawn');
}
