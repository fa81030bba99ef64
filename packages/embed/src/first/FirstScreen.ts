import type { PreloadedResponse } from '@huiqi/components/prefetch';

/** A node as it travels: its text, or tag, attributes and children. `!` is the comment that keeps two texts apart. */
export type DrawnNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: DrawnNode[]];

/** The first screen of a widget without options, as the server draws it for a version of its data. */
export interface FirstScreen {
  /** The rules that its nodes need. */
  readonly css: string;
  readonly nodes: readonly DrawnNode[];
  /** The responses it was drawn from. */
  readonly responses: readonly PreloadedResponse[];
}
