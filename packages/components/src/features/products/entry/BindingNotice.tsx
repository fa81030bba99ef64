import { RegionNoticeView } from './RegionNoticeView.js';
import { useEntryCopy } from './copy.js';

export interface BindingNoticeProps {
  /** Called when the user says that the company is bound, to check again. */
  readonly onDone: () => void;
}

/** Notice beside the button while a company is bound in a host window. */
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
