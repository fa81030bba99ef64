/** Names of formats by extension. */
const names: Readonly<Record<string, string>> = {
  png: 'PNG',
  jpg: 'JPG',
  jpeg: 'JPG',
  pdf: 'PDF',
  doc: 'Word',
  docx: 'Word',
  xls: 'Excel',
  xlsx: 'Excel',
  rar: 'RAR',
};

/** The format names of some extensions: PNG, JPG, PDF. */
export const formatNames = (extensions: readonly string[]): string[] => [
  ...new Set(extensions.map((extension) => names[extension] ?? extension.toUpperCase())),
];
