import { fillCopy } from '../../../provider/copy.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { useManagementCopy } from '../copy.js';
import { useFormDesignerCopy } from '../fields/formCopy.js';
import type { ContentFields } from '../fields/useContentFields.js';
import { problemLabel } from './problemLabel.js';
import type { ChangeForm } from './useChangeForm.js';

export interface OvertakenProps {
  readonly state: ChangeForm;
  readonly content: Pick<ContentFields, 'fields'>;
}

/** Something else was published in the fields of this change: its author compares, and keeps or takes it. */
export function Overtaken({ state, content }: OvertakenProps) {
  const { base, busy, send } = state;
  const copy = useManagementCopy();
  const formCopy = useFormDesignerCopy();
  const names = (base.overtaken ?? []).map((field) =>
    problemLabel(field, base.content, content.fields, formCopy),
  );
  return (
    <div role="alert">
      <Banner
        tone="warning"
        action={
          <Button size="small" loading={busy} onClick={() => send('keep')}>
            {copy.keepOvertaken}
          </Button>
        }
      >
        {fillCopy(copy.overtaken, { fields: names.join('、') })}
      </Banner>
    </div>
  );
}
