import { RegionNoticeView } from './RegionNoticeView.js';
import { useEntryCopy } from './copy.js';

export interface BindingNoticeProps {
  /** The user says that the company is bound: look again. */
  readonly onDone: () => void;
}

/** Stays beside the button while a company is bound in a window of the host. */
export function BindingNotice({ onDone }: BindingNoticeProps) {
  const copy = useEntryCopy();
  return (
    <RegionNoticeView
      message={copy.bindingOpened}
      lines={[]}
      actions={[{ label: copy.bindingDone, onSelect: onDone }]}
    />
  );
}
