import { lazyPart } from '../../ui/LazyPart/lazyPart.js';

/** The control for files of a form, loaded with the first form that asks for one. */
export const LazyEntryUpload = lazyPart(async () => ({
  default: (await import('../uploads/EntryUpload.js')).EntryUpload,
}));
