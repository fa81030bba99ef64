import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

/** The file control, loaded for users who may upload. */
export const LazyEntryUpload = lazyPart(async () => ({
  default: (await import('../../uploads/EntryUpload.js')).EntryUpload,
}));
