import { saveOrganisation, type FormEntry, type ServiceOrganisationDetail } from '@huiqi/sdk';
import { useMemo, useState } from 'react';
import { fieldErrorsOf } from '../../../provider/fieldErrorsOf.js';
import { useEntryForm } from '../../../provider/useEntryForm.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { contentOfOrganisation } from './contentFacts.js';
import { useOrganisationsCopy, type OrganisationsCopy } from '../copy.js';
import { editStep } from './productEntries.js';

export interface OrganisationFormOptions {
  readonly organisation: ServiceOrganisationDetail;
  readonly userId: string;
  readonly onSaved: () => void;
}

const organisationEntries = (copy: OrganisationsCopy): FormEntry[] =>
  [
    {
      checkName: 'name',
      inputType: 'TEXT' as const,
      label: copy.organisationName,
      hint: copy.nameHint,
      minLength: 2,
      maxLength: 50,
    },
    {
      checkName: 'introduction',
      inputType: 'TEXTAREA' as const,
      label: copy.introduction,
      minLength: 10,
      maxLength: 2000,
    },
    { checkName: 'address', inputType: 'TEXT' as const, label: copy.address, maxLength: 100 },
    {
      checkName: 'contactName',
      inputType: 'TEXT' as const,
      label: copy.contactName,
      minLength: 2,
      maxLength: 50,
    },
    {
      checkName: 'contactPhone',
      inputType: 'TEL' as const,
      label: copy.contactPhone,
      hint: copy.phoneHint,
      maxLength: 20,
    },
  ].map((part) => ({ ...part, required: true, group: editStep }));

/** State, draft and submission of the form in which staff edit their organisation. */
export function useOrganisationForm(options: OrganisationFormOptions) {
  const { organisation, userId, onSaved } = options;
  const copy = useOrganisationsCopy();
  // The initial content, which a background reload must not change.
  const [base] = useState(organisation);
  const [initial] = useState(() => ({ ...(base.pending ?? contentOfOrganisation(base)) }));
  const entries = useMemo(() => organisationEntries(copy), [copy]);
  const steps = useMemo(() => [{ id: editStep, label: copy.editedContent }], [copy]);
  const submit = useMutationOf(saveOrganisation, {
    successMessage: copy.saved,
    onSuccess() {
      form.forget();
      onSaved();
    },
    onError: (error) => void form.showServerErrors(fieldErrorsOf(error)),
  });
  const form = useEntryForm({
    userId,
    form: `service-organisation-${base.id}`,
    entries,
    initial,
    initialAt: base.updatedTs,
    steps,
    onSubmit(values) {
      const text = (name: string) => values[name]?.trim() ?? '';
      void submit.run({
        body: {
          name: text('name'),
          introduction: text('introduction'),
          address: text('address'),
          contactName: text('contactName'),
          contactPhone: text('contactPhone'),
          version: base.version,
        },
      });
    },
  });
  return { form, submit };
}
