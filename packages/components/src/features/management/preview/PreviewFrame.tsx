import { useState, type ReactNode } from 'react';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup.js';
import { useManagementCopy } from '../copy.js';
import * as css from '../management.css.js';

export interface PreviewFrameProps {
  /** Draws the preview; `frame` is the class of what is as wide as the chosen screen. */
  readonly children: (frame: string) => ReactNode;
}

/** What a content will look like, on a computer or on a phone. */
export function PreviewFrame({ children }: PreviewFrameProps) {
  const copy = useManagementCopy();
  const [width, setWidth] = useState('desktop');
  return (
    <div className={css.stack}>
      <p className={css.muted}>{copy.previewHint}</p>
      <RadioGroup
        inline
        name="preview-width"
        legend={copy.previewWidth}
        value={width}
        onChange={setWidth}
        options={[
          { value: 'desktop', label: copy.desktop },
          { value: 'phone', label: copy.phone },
        ]}
      />
      {children(width === 'phone' ? css.previewPhone : css.previewDesktop)}
    </div>
  );
}
