import { useEffect, useRef, useSyncExternalStore } from 'react';
import * as css from './uploads.css.js';

const subscribe = () => () => undefined;
// Phones and tablets that have a viewer show the first page only in a frame.
const framesDocuments = () =>
  navigator.mimeTypes.namedItem('application/pdf') !== null &&
  matchMedia('(pointer: fine)').matches;

/** Whether the browser shows all pages of a PDF in a frame. */
export const useFramesDocuments = (): boolean =>
  useSyncExternalStore(subscribe, framesDocuments, () => false);

export interface FramedDocumentProps {
  readonly blob: Blob;
  readonly label: string;
}

/** A PDF in the browser's own viewer. Hosts allow it by `frame-src blob:`. */
export function FramedDocument({ blob, label }: FramedDocumentProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // The type is fixed: whatever a file holds, it never becomes a page of this origin.
    const url = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
    // Pages as wide as the frame, without a column of small ones.
    frame.current?.setAttribute('src', `${url}#navpanes=0&view=FitH`);
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium shows no PDF in a frame with one
  return <iframe ref={frame} title={label} className={css.viewerDocument} />;
}
