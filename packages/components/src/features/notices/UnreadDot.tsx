import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { useNoticesCopy } from './copy.js';
import { dot } from './notices.css.js';
import { labelled } from '../../copy/punctuation.js';
import { localized } from '../../provider/copy.js';

/** A visible dot with a text for screen readers. */
export function UnreadDot() {
  const copy = useNoticesCopy();
  return (
    <>
      <span className={dot} aria-hidden="true" />
      <VisuallyHidden>{localized(copy, labelled)(copy.unread, '')}</VisuallyHidden>
    </>
  );
}
