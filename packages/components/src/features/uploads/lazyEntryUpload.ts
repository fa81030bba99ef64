import { lazyPart } from '../../ui/LazyPart/lazyPart.js';

/** The file control of a form, loaded with the first form that needs it. */
export const LazyEntryUpload = lazyPart(async () => ({
  default: (await import('./EntryUpload.js')).EntryUpload,
}));
