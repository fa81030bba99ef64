import {
  certifyEnterprise,
  isHuiqiError,
  listAreaTree,
  type RelatedCompany,
  type UserInfo,
} from '@huiqi/sdk';
import { validateForm } from '@huiqi/sdk/domain';
import { useId, useMemo, useState } from 'react';
import { describeError } from '../../provider/describeError.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { useOperation } from '../../provider/useOperation.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { areaChoices } from './areaChoices.js';
import { AuthorityChoice } from './AuthorityChoice.js';
import {
  authorisationEntries,
  authorisationStart,
  toAuthorisation,
  type Authority,
} from './authorisationForm.js';
import { DynamicFields } from '../../patterns/DynamicField/DynamicFields.js';
import { form } from './companies.css.js';
import { useCompaniesCopy } from './copy.js';

export interface AuthorisationDialogProps {
  readonly user: UserInfo;
  readonly company?: RelatedCompany | undefined;
  readonly onAuthorised: () => void;
  readonly onClose: () => void;
}

/** Enterprise authorisation (spec 1 §3, §4). Nothing typed here is kept: it holds identity numbers. */
export function AuthorisationDialog(props: AuthorisationDialogProps) {
  const { user, company, onAuthorised, onClose } = props;
  const copy = useCompaniesCopy();
  const formId = useId();
  const entries = useMemo(() => authorisationEntries(copy), [copy]);
  const tree = useOperation(listAreaTree, {}, { staleTime: 600_000 });
  const areas = useMemo(() => areaChoices(tree.data ?? []), [tree.data]);
  const [values, setValues] = useState(() => authorisationStart(user, company));
  // Consent is given, not assumed: nothing is checked by default (PIPL 14).
  const [granted, setGranted] = useState<readonly Authority[]>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const certify = useMutationOf(certifyEnterprise, {
    successMessage: false,
    onSuccess({ result, message }) {
      if (result === 'PASS') onAuthorised();
      else setRefusal(message);
    },
    onError: (error) => isHuiqiError(error) && setErrors(error.fieldErrors),
  });
  function submit() {
    const found = validateForm(entries, values);
    if (granted.length === 0) found['authority'] = copy.authorityNone;
    setErrors(found);
    setRefusal(null);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length === 0)
      void certify.run({ body: toAuthorisation(values, areas, granted) });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.authTitle}
      description={copy.authHint}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button variant="primary" loading={certify.busy} onClick={() => submit()}>
            {copy.submitAuth}
          </Button>
        </>
      }
    >
      <form
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {refusal !== null && <Banner tone="danger">{refusal}</Banner>}
        {certify.error !== null && <ErrorPanel compact {...describeError(certify.error)} />}
        <DynamicFields
          idPrefix={formId}
          entries={entries}
          values={values}
          errors={errors}
          attempt={attempt}
          areas={areas}
          onChange={(name, value) => {
            setValues((before) => ({ ...before, [name]: value }));
            setErrors(({ [name]: _gone, ...rest }) => rest);
          }}
        />
        <AuthorityChoice
          id={`${formId}-authority`}
          value={granted}
          onChange={setGranted}
          error={errors['authority']}
        />
      </form>
    </Dialog>
  );
}
