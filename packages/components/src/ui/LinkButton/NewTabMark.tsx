import { Icon } from '../Icon/Icon.js';
import { useUiCopy } from '../shared/copy.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';

/** Marks a link that opens a new tab, also for screen readers. */
export function NewTabMark() {
  const copy = useUiCopy();
  return (
    <>
      <Icon name="external" />
      <VisuallyHidden>{copy.newWindow}</VisuallyHidden>
    </>
  );
}
