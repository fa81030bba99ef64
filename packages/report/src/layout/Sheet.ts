import type { TextFont } from '../fonts/TextFont.js';
import { num, rgb } from '../pdf/numbers.js';
import { colours, paper } from './paper.js';

export type Point = readonly [number, number];

export interface TextLook {
  readonly font: TextFont;
  readonly size: number;
  readonly colour?: string;
  readonly align?: 'start' | 'middle' | 'end';
}

export interface LineLook {
  readonly colour?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
}

const flipped = (y: number) => num(paper.height - y);

/** The content of one page; y counts from the top. */
export class Sheet {
  readonly #operators: string[] = [];
  #fill = '';
  #stroke = '';

  get content(): string {
    return this.#operators.join('\n');
  }

  /** Draws a prepared text on its base line. */
  text(text: string, x: number, y: number, look: TextLook): void {
    const { font, size, colour = colours.text, align = 'start' } = look;
    const runs = font.runsOf(text);
    if (runs.length === 0) return;
    const width = align === 'start' ? 0 : font.widthOf(text, size);
    const left = x - (align === 'end' ? width : width / 2) * (align === 'start' ? 0 : 1);
    const shown = runs.map(({ resource, hex }) => `/${resource} ${num(size)} Tf <${hex}> Tj`);
    this.#fillWith(colour);
    this.#operators.push(`BT ${num(left)} ${flipped(y)} Td ${shown.join(' ')} ET`);
  }

  rect(x: number, y: number, width: number, height: number, colour: string): void {
    this.#fillWith(colour);
    this.#operators.push(`${num(x)} ${flipped(y + height)} ${num(width)} ${num(height)} re f`);
  }

  line(points: readonly Point[], look: LineLook = {}): void {
    if (points.length < 2) return;
    const { colour = colours.line, width = 0.5, dash = [] } = look;
    const stroke = `${rgb(colour)} RG ${num(width)} w [${dash.map(num).join(' ')}] 0 d`;
    if (stroke !== this.#stroke) this.#operators.push(stroke);
    this.#stroke = stroke;
    this.#operators.push(`${path(points)} S`);
  }

  polygon(points: readonly Point[], colour: string): void {
    this.#fillWith(colour);
    this.#operators.push(`${path(points)} f`);
  }

  /** Colours stay until another is set. */
  #fillWith(colour: string): void {
    if (colour === this.#fill) return;
    this.#fill = colour;
    this.#operators.push(`${rgb(colour)} rg`);
  }

  outline(points: readonly Point[], look: LineLook = {}): void {
    const [first] = points;
    if (first) this.line([...points, first], look);
  }
}

const path = (points: readonly Point[]) =>
  points.map(([x, y], place) => `${num(x)} ${flipped(y)} ${place === 0 ? 'm' : 'l'}`).join(' ');
