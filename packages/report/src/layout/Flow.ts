import type { TextFont } from '../fonts/TextFont.js';
import { area } from './paper.js';
import { Sheet } from './Sheet.js';

/** A place a bookmark leads to. */
export interface Bookmark {
  readonly title: string;
  /** From 0. */
  readonly page: number;
  readonly y: number;
}

/** Both weights of a document. */
export interface Fonts {
  readonly regular: TextFont;
  readonly bold: TextFont;
}

/** Fills page after page from the top. */
export class Flow {
  readonly fonts: Fonts;
  readonly sheets: Sheet[] = [];
  readonly bookmarks: Bookmark[] = [];
  sheet: Sheet;
  y: number = area.top;

  constructor(fonts: Fonts) {
    this.fonts = fonts;
    this.sheet = new Sheet();
    this.sheets.push(this.sheet);
  }

  /** Space left on the page. */
  get left(): number {
    return area.bottom - this.y;
  }

  get isAtTop(): boolean {
    return this.y === area.top;
  }

  nextPage(): void {
    this.sheet = new Sheet();
    this.sheets.push(this.sheet);
    this.y = area.top;
  }

  /** Begins a new page where `height` does not fit on this one. */
  ensure(height: number): void {
    if (height > this.left && !this.isAtTop) this.nextPage();
  }

  /** Leaves space, except at the top of a page. */
  space(height: number): void {
    if (!this.isAtTop) this.y += height;
  }

  mark(title: string): void {
    this.bookmarks.push({ title, page: this.sheets.length - 1, y: this.y });
  }
}
