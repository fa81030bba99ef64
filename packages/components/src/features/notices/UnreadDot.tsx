import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { useNoticesCopy } from './copy.js';
import { dot } from './notices.css.js';
import { labelled } from '../../copy/punctuation.js';
import { localized } from '../../provider/copy.js';

/** A dot for the eye, and the word for everybody else. */
export function UnreadDot() {
  const copy = useNoticesCopy();
  return (
    <>
      <span className={dot} aria-hidden="true" />
      <VisuallyHidden>{localized(copy, labelled)(copy.unread, '')}</VisuallyHidden>
    </>
  );
}
