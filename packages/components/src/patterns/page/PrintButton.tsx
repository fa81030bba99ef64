import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { usePageCopy } from './copy.js';

/** Prints the page. Not in a shadow root, where the browser would print the host's page instead of the sheet. */
export function PrintButton() {
  const copy = usePageCopy();
  const place = useRef<HTMLSpanElement>(null);
  const [isDocument, setDocument] = useState(false);
  useEffect(() => setDocument(place.current?.getRootNode() instanceof Document), []);
  return (
    <span ref={place}>
      {isDocument && (
        <Button size="small" variant="text" onClick={() => window.print()}>
          {copy.print}
        </Button>
      )}
    </span>
  );
}
