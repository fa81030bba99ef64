import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Drawing, SiteManifest } from '@huiqi/draw';

export interface BuiltSite {
  readonly manifest: SiteManifest;
  /** Loads the bundle that draws pages, once: commands and tests that show no page do without it. */
  readonly loadDrawing: () => Promise<Drawing>;
}

/** Reads what the site's build says of it; null if the site is not built, as in development. */
export function readSite(staticRoot: string): BuiltSite | null {
  const folder = join(staticRoot, 'apps/platform/build/dist');
  const file = join(folder, 'site.json');
  if (!existsSync(file)) return null;
  const program = pathToFileURL(join(folder, 'draw.mjs')).href;
  let loading: Promise<Drawing> | undefined;
  return {
    manifest: JSON.parse(readFileSync(file, 'utf8')) as SiteManifest,
    loadDrawing: () => (loading ??= import(program) as Promise<Drawing>),
  };
}
