import { lazy } from 'react';

/** The control for files, loaded by those who may send some. */
export const LazyEntryUpload = lazy(async () => ({
  default: (await import('../uploads/EntryUpload.js')).EntryUpload,
}));
