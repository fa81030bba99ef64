import { lazy } from 'react';

/** The control for files of a form, loaded with the first form that asks for one. */
export const LazyEntryUpload = lazy(async () => ({
  default: (await import('../uploads/EntryUpload.js')).EntryUpload,
}));
