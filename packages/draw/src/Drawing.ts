import type { OperationId, Tag } from '@huiqi/sdk';

/** A response that a page carries: what `HuiqiProvider preloaded` takes. */
export interface CarriedResponse {
  readonly tag: Tag;
  readonly operation: OperationId;
  readonly input: object;
  readonly data: unknown;
  /** Holds for the region that the page is drawn for, and for no other. */
  readonly regional?: true;
}

export interface DrawRequest {
  /** Path of a page, after redirects. */
  readonly path: string;
  /** The query with its `?`, or nothing. */
  readonly search: string;
  /** Whether nobody is signed in; otherwise the places of what is personal stay empty. */
  readonly forVisitor: boolean;
  /** Calls the API on behalf of a visitor. */
  readonly ask: typeof fetch;
}

/** What a page shows before its scripts run. */
export interface DrawnPage {
  /** What stands in the root element. */
  readonly markup: string;
  /** Text of HTML. */
  readonly title: string;
  /** Links that stand in the head. */
  readonly links: string;
  /** Codes of the region that the page is drawn for. */
  readonly area: string;
  /** Keys of regions: a host with one of them leads to that region. */
  readonly areaKeys: readonly string[];
  /** Values of the theme for the region's colour, which is `--huiqi-brand`. */
  readonly brand: Readonly<Record<string, string>>;
  readonly responses: readonly CarriedResponse[];
}

/** The site's build for the server: apps/platform/src/draw/draw.tsx. */
export interface Drawing {
  /** Draws a page with all public reads that it makes; null if the object that the page is about does not exist. */
  readonly draw: (request: DrawRequest) => Promise<DrawnPage | null>;
  /** Reads which region visits begin in, and its configuration: what every page needs before it is rendered. */
  readonly readRegion: (ask: typeof fetch) => Promise<readonly CarriedResponse[]>;
  readonly isPhone: (userAgent: string) => boolean;
}
