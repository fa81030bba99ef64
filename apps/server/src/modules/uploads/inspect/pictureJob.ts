/** What the process that decodes pictures is asked for. */
export interface PictureJob {
  /** Full path of the picture, which is replaced. */
  readonly file: string;
  readonly mediaType: string;
  /** Pixels its header promised. */
  readonly pixels: number;
}

/** What it returns: the bytes it wrote, or why it wrote none. */
export type PictureResult =
  | { readonly size: number }
  | { readonly damaged: true }
  | { readonly problem: string };
