import type { ReportDocument } from '@huiqi/sdk/report';
import { FontFile } from './FontFile.js';
import { hasCharacter, type ReportFonts } from './ReportFonts.js';

/** Font files of this package, without their ending. */
export const fontNames = [
  'regular-common',
  'bold-common',
  'regular-more',
  'bold-more',
  'regular-rest',
] as const;

export type FontName = (typeof fontNames)[number];

interface Stock {
  readonly regular: readonly FontName[];
  readonly bold: readonly FontName[];
}

/**
 * Fonts loaded step by step, while characters of a report are missing: nearly all reports only need common characters,
 * names may need the rest of the standards, and few need Noto Sans SC's remaining characters, which exist in one
 * weight.
 */
const stocks: readonly Stock[] = [
  { regular: ['regular-common'], bold: ['bold-common'] },
  { regular: ['regular-common', 'regular-more'], bold: ['bold-common', 'bold-more'] },
  {
    regular: ['regular-common', 'regular-more', 'regular-rest'],
    bold: ['bold-common', 'bold-more', 'regular-rest'],
  },
];

export type LoadFont = (name: FontName) => Promise<Uint8Array>;

/** Keeps loaded fonts, and loads more when a report needs them. */
export class FontShelf {
  readonly #load: LoadFont;
  readonly #fonts = new Map<FontName, Promise<FontFile>>();

  constructor(load: LoadFont) {
    this.#load = load;
  }

  /** Fonts with all characters of a report that Noto Sans SC has. Rejects if a file cannot be loaded. */
  async fontsFor(document: ReportDocument): Promise<ReportFonts> {
    const codePoints = [...new Set(JSON.stringify(document))].map(
      (character) => character.codePointAt(0) ?? 0,
    );
    let fonts: ReportFonts = { regular: [], bold: [] };
    for (const stock of stocks) {
      fonts = await this.#take(stock);
      const held = fonts;
      if (codePoints.every((codePoint) => hasCharacter(held, codePoint))) break;
    }
    return fonts;
  }

  async #take({ regular, bold }: Stock): Promise<ReportFonts> {
    const all = (names: readonly FontName[]) => Promise.all(names.map((name) => this.#font(name)));
    const [one, other] = await Promise.all([all(regular), all(bold)]);
    return { regular: one, bold: other };
  }

  #font(name: FontName): Promise<FontFile> {
    const known = this.#fonts.get(name);
    if (known) return known;
    const font = this.#load(name).then((bytes) => new FontFile(bytes));
    this.#fonts.set(name, font);
    // A download that failed may succeed the next time.
    font.catch(() => this.#fonts.delete(name));
    return font;
  }
}
