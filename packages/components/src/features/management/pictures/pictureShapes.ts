/** What a picture is cut to. */
export interface PictureShape {
  /** Of the picture that is kept, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether it may be shown whole, with white around it. */
  readonly margins: boolean;
}

/** Shapes of the places that show pictures, twice as large as there for dense screens. */
export const pictureShapes = {
  BANNER: { width: 1800, height: 480, margins: false },
  /** Of a bank, an organisation and the like, beside its name. */
  LOGO: { width: 256, height: 256, margins: true },
  NEWS: { width: 960, height: 540, margins: false },
  PARTNER: { width: 640, height: 192, margins: true },
  /** In the header of a region. */
  SITE_LOGO: { width: 704, height: 52, margins: true },
} satisfies Readonly<Record<string, PictureShape>>;
