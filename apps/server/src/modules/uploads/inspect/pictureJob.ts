/** A job for the picture decoding process. */
export interface PictureJob {
  /** Full path of the picture, which is replaced. */
  readonly file: string;
  readonly mediaType: string;
  /** Pixels according to its header. */
  readonly pixels: number;
}

/** The result: the number of bytes written, or why there are none. */
export type PictureResult =
  | { readonly size: number }
  | { readonly damaged: true }
  | { readonly problem: string };
