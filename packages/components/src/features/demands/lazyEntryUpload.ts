import { lazyPart } from '../../ui/LazyPart/lazyPart.js';

/** The control for files, loaded by those who may send some. */
export const LazyEntryUpload = lazyPart(async () => ({
  default: (await import('../uploads/EntryUpload.js')).EntryUpload,
}));
