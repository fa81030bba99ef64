import type { CarriedResponse, DrawnPage, DrawRequest } from '@huiqi/draw';
import {
  createClient,
  getAreaConfig,
  getCurrentArea,
  isHuiqiError,
  listHomePageAreas,
} from '@huiqi/sdk';
import { operationMeta } from '@huiqi/sdk/contract';
import { prefetch, read, type ScreenRead } from '@huiqi/components/prefetch';
import type { MissingResponse } from '@huiqi/components/provider';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { areaKeysOf, carriedRegion, dataOf } from '../boot/carriedRegion.js';
import { brandColors } from '../boot/brandColors.js';
import { SiteApp } from '../boot/SiteApp.js';
import { preloadPage } from '../routes/pageModules.js';
import { areaCodes } from './areaCodes.js';
import { splitHead } from './splitHead.js';

export { isPhone } from '../routes/isPhone.js';

/** An address that no request leaves for: `ask` responds. */
const inside = 'http://localhost';

/** Whom the page is for is asked in the browser. */
const later: Promise<null> = new Promise(() => undefined);

/** Where code is still loaded: React draws nothing there. */
const unfinished = /<!--\$[!?]-->/;
const maxTries = 5;
/** A response may lead to another read: of a product, to those like it. */
const maxPasses = 4;
const longestMs = 5_000;

/** Is thrown where the object that a page is about does not exist. */
class UnknownObject extends Error {}

/** Reads for a page what is the same for everybody, or for all visitors, once; what fails is left to the page. */
class PublicReads {
  readonly responses: CarriedResponse[] = [];
  readonly #tried = new Set<string>();
  readonly #client;
  readonly #forVisitor: boolean;

  constructor({ ask, forVisitor }: Pick<DrawRequest, 'ask' | 'forVisitor'>) {
    this.#client = createClient({ baseUrl: inside, session: 'cookie', fetch: ask, retries: 0 });
    this.#forVisitor = forVisitor;
  }

  #isPublic({ operation }: ScreenRead): boolean {
    const { cached } = operationMeta[operation.spec.id];
    return cached === 'everybody' || (cached !== null && this.#forVisitor);
  }

  /** Returns whether anything new was read. Throws if an object that a path names does not exist. */
  async read(reads: readonly ScreenRead[]): Promise<boolean> {
    const fresh = reads.filter((one) => {
      const key = `${one.operation.spec.id} ${JSON.stringify(one.input)}`;
      if (!this.#isPublic(one) || this.#tried.has(key)) return false;
      this.#tried.add(key);
      return true;
    });
    let isUnknown = false;
    const found = await prefetch(this.#client, fresh, {
      onError(error, operation) {
        const isMissing = isHuiqiError(error) && error.httpStatus === 404;
        isUnknown ||= isMissing && operationMeta[operation].pathNames.length > 0;
      },
    });
    if (isUnknown) throw new UnknownObject();
    this.responses.push(
      ...found.map((one) =>
        operationMeta[one.operation].regional ? { ...one, regional: true as const } : one,
      ),
    );
    return found.length > 0;
  }

  /** Reads the region that visits begin in, with its configuration. */
  async readRegion(): Promise<void> {
    await this.read([read(listHomePageAreas, {}), read(getCurrentArea, {})]);
    const { scfProvince, scfCity, scfDistrict } = dataOf(this.responses, 'getCurrentArea') ?? {};
    if (!scfProvince || !scfCity || !scfDistrict) throw new Error('the region is not known');
    await this.read([read(getAreaConfig, { scfProvince, scfCity, scfDistrict })]);
  }
}

/** What a page that is not drawn carries. */
export async function readRegion(ask: typeof fetch): Promise<readonly CarriedResponse[]> {
  const reads = new PublicReads({ ask, forVisitor: false });
  await reads.readRegion();
  return reads.responses;
}

/** Draws a page from public reads: again with each that it turned out to make. */
export async function draw(request: DrawRequest): Promise<DrawnPage | null> {
  try {
    return await drawKnown(request);
  } catch (error) {
    if (error instanceof UnknownObject) return null;
    throw error;
  }
}

async function drawKnown(request: DrawRequest): Promise<DrawnPage> {
  const end = performance.now() + longestMs;
  const reads = new PublicReads(request);
  await reads.readRegion();
  await preloadPage(request.path);
  for (let pass = 1; ; pass += 1) {
    if (performance.now() > end) throw new Error('the page took too long');
    const { html, missing } = await render(request, reads.responses);
    if (pass < maxPasses && (await reads.read(missing))) continue;
    const { responses } = reads;
    const { area, config } = regionOf(responses);
    return {
      ...splitHead(html),
      area: areaCodes(area),
      areaKeys: [...areaKeysOf(responses)],
      brand: brandColors(config.brandColor ?? ''),
      responses,
    };
  }
}

function regionOf(responses: readonly CarriedResponse[]) {
  const loaded = carriedRegion(responses);
  if (!loaded) throw new Error('the page carries no region');
  return loaded;
}

/** Renders the page, again until no part is left whose code is not there; returns the reads that had no response, too. */
async function render(
  { path, search, forVisitor }: DrawRequest,
  responses: readonly CarriedResponse[],
): Promise<{ readonly html: string; readonly missing: readonly MissingResponse[] }> {
  const loaded = regionOf(responses);
  const client = createClient({ session: 'cookie' });
  client.setArea(loaded.area);
  const booted = { user: null, loaded, ...(forVisitor ? {} : { arriving: later }) };
  for (let tries = 0; tries < maxTries; tries += 1) {
    const missing: MissingResponse[] = [];
    const html = renderToString(
      <StrictMode>
        <SiteApp
          client={client}
          booted={booted}
          preloaded={responses}
          address={{ path, search }}
          onMissingResponse={(one) => missing.push(one)}
        />
      </StrictMode>,
    );
    if (!unfinished.test(html)) return { html, missing };
    // Code that is part of this file arrives with the next turn.
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error('a part of the page could not be drawn');
}
