// What we use of jsPDF, some of which its own types leave out.
/** What jsPDF passes to custom font writers. */
export interface PutFont {
  readonly font: { readonly id: string; objectNumber: number; isAlreadyPutted?: boolean };
  readonly out: (line: string) => void;
  readonly newObject: () => number;
  readonly putStream: (stream: {
    readonly data: string;
    readonly objectId: number;
    readonly addLength1?: boolean;
  }) => void;
}

export class jsPDF {
  constructor(options: {
    readonly unit: 'pt';
    readonly format: readonly [number, number];
    readonly compress: boolean;
    readonly putOnlyUsedFonts: boolean;
  });
  readonly internal: {
    readonly pages: string[][];
    readonly events: {
      subscribe(topic: 'putFont', listener: (font: PutFont) => void): void;
      subscribe(topic: 'postPutResources' | 'putCatalog', listener: () => void): void;
    };
    readonly newObject: () => number;
    readonly newObjectDeferred: () => number;
    readonly newObjectDeferredBegin: (objectId: number, isOffsetKnown: boolean) => void;
    readonly write: (line: string) => void;
    readonly getPageInfo: (page: number) => { readonly objId: number };
  };
  addPage(format: readonly [number, number]): this;
  setPage(page: number): this;
  setFont(name: string, style: string): this;
  text(text: string, x: number, y: number): this;
  setFileId(id: string): this;
  setCreationDate(date: string): this;
  setDocumentProperties(properties: { readonly title: string }): this;
  output(): string;
}
