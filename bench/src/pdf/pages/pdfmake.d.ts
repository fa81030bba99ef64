declare module 'pdfmake/build/pdfmake.js' {
  const pdfMake: {
    addFonts(fonts: Readonly<Record<string, Readonly<Record<string, string>>>>): void;
    createPdf(definition: unknown): { getBuffer(): Promise<ArrayBuffer> };
  };
  export default pdfMake;
}
