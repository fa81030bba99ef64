import type { RelatedCompany } from '@huiqi/sdk';
import type { RefObject } from 'react';
import { Button } from '../../../ui/Button/Button.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { AddCompanyFields } from './AddCompanyFields.js';
import { useCompaniesCopy } from '../copy.js';
import { useAddCompany } from './useAddCompany.js';

export interface AddCompanyDialogProps {
  readonly userId: string;
  readonly onAdded: (company: RelatedCompany) => void;
  readonly onClose: () => void;
  /** Receives focus on close if the opener is gone. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  /** Title when adding the company is a step of something else. Defaults to 添加企业. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** Adds a company by number and name. */
export function AddCompanyDialog(props: AddCompanyDialogProps) {
  const { userId, onAdded, onClose, fallbackFocus } = props;
  const copy = useCompaniesCopy();
  const { title = copy.addTitle, description = copy.addHint } = props;
  const form = useAddCompany(userId, onAdded);
  return (
    <Dialog
      open
      fallbackFocus={fallbackFocus}
      // The input is kept as a draft.
      isDirty={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button variant="primary" loading={form.busy} onClick={form.submit}>
            {copy.addSubmit}
          </Button>
        </>
      }
    >
      <AddCompanyFields form={form} />
    </Dialog>
  );
}
