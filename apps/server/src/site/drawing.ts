import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MissingResponse, PreloadedResponse } from './preloadResponses.js';

export interface DrawRequest {
  readonly path: string;
  readonly search: string;
  readonly responses: Readonly<Record<string, PreloadedResponse>>;
  readonly forVisitor: boolean;
}

/** What a page looks like before its scripts. */
export interface DrawnPage {
  readonly markup: string;
  /** Text of HTML. */
  readonly title: string;
  readonly links: string;
  /** Codes of the region. */
  readonly area: string;
  /** Values of the theme for the region's colour. */
  readonly brand: Readonly<Record<string, string>>;
  readonly missing: readonly MissingResponse[];
}

/** The site's build for the server: apps/platform/src/draw/draw.tsx. */
export interface Drawing {
  readonly draw: (request: DrawRequest) => Promise<DrawnPage>;
  readonly earlyScript: string;
  readonly isPhone: (userAgent: string) => boolean;
  readonly usedRules: (css: string) => (markup: string) => string;
}

/** Returns what loads the bundle that draws pages, once; null where it is not built, as in development. */
export function findDrawing(platform: string): (() => Promise<Drawing>) | null {
  const file = join(platform, 'build/dist/draw.mjs');
  if (!existsSync(file)) return null;
  let loading: Promise<Drawing> | undefined;
  // With the first visit: commands and tests that show no page do without it.
  return () => (loading ??= import(pathToFileURL(file).href) as Promise<Drawing>);
}
