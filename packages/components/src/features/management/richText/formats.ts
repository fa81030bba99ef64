/** The buttons of the toolbar, which is drawn before the editor is loaded. */
export const formats = [
  'paragraph',
  'heading',
  'subheading',
  'bold',
  'bullets',
  'numbers',
  'link',
  'undo',
  'redo',
] as const;

export const tableFormats = ['addRow', 'addColumn', 'dropRow', 'dropColumn', 'headerRow'] as const;

export type Format = (typeof formats)[number] | (typeof tableFormats)[number] | 'table';
