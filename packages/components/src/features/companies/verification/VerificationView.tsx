import { CertifyTypeLabels, CertifyTypeValues, type CertifyData } from '@huiqi/sdk';
import { useId, type ReactNode } from 'react';
import { describeError } from '../../../provider/describeError.js';
import { fillCopy, localized } from '../../../provider/copy.js';
import { BackLink } from '../../../patterns/page/BackLink.js';
import { FormFailure } from '../../../patterns/page/FormFailure.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { DraftNotice } from '../../../patterns/useDraft/DraftNotice.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { Card } from '../../../ui/Card/Card.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { ErrorSummary } from '../../../ui/ErrorSummary/ErrorSummary.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup.js';
import { useCompaniesCopy } from '../copy.js';
import { NumberField } from './NumberField.js';
import type { VerificationState } from './useVerification.js';
import { VerificationHelp } from './VerificationHelp.js';
import { verificationFields } from './verificationFields.js';
import * as css from './verification.css.js';
import { withDetail } from '../../../copy/punctuation.js';

export interface VerificationViewProps {
  readonly form: VerificationState;
  /** The record to correct; its numbers are masked. */
  readonly data: Partial<CertifyData> | null;
  readonly isTax: boolean;
  readonly isEdit: boolean;
  readonly back: PageLink;
  /** Renders the phone code field. */
  readonly renderCode: (id: string) => ReactNode;
}

/** The verification of an enterprise (spec 1 §5). */
export function VerificationView(props: VerificationViewProps) {
  const { form, data, isTax, isEdit, back, renderCode } = props;
  const copy = useCompaniesCopy();
  const prefix = useId();
  const idOf = (name: string) => `${prefix}${name}`;
  const { values, errors, locked, check } = form;
  const labels: Readonly<Record<string, string>> = {
    creditCode: copy.creditCode,
    certifyType: copy.certifyType,
    legalIdNo: copy.legalId,
    legalPhone: copy.legalPhone,
    phoneCaptcha: copy.code,
  };
  const wrong = verificationFields.flatMap((name) => {
    const message = errors[name];
    return message ? [{ fieldId: idOf(name), label: labels[name], message }] : [];
  });
  const masked = (text: string | null | undefined) =>
    text ? fillCopy(copy.registered, { mask: text }) : undefined;
  const field = (name: 'creditCode' | 'legalIdNo' | 'legalPhone') => ({
    id: idOf(name),
    label: labels[name] ?? '',
    value: values[name],
    error: errors[name] ?? form.left[name],
    onLeave: () => form.leave(name),
    locked: locked.includes(name),
    onChange: (value: string) => form.change(name, value),
  });
  const phoneHints = {
    unchecked: masked(data?.legalPhone),
    checking: copy.phoneChecking,
    checked: copy.phoneLocked,
  };
  return (
    <div className={css.page}>
      <BackLink {...back} />
      <PageTitle description={copy.verifyHint}>
        {isEdit ? copy.verifyEditTitle : copy.verifyTitle}
      </PageTitle>
      <div className={css.columns}>
        <Card>
          <form
            className={css.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              form.submit();
            }}
          >
            <DraftNotice form={form.draft} restored={copy.restored} />
            {data?.state === 'NOT_PASSED' && data.message && (
              <Banner tone="warning">
                {fillCopy(copy.lastFailure, { message: data.message })}
              </Banner>
            )}
            {wrong.length > 0 && <ErrorSummary key={form.attempt} errors={wrong} />}
            <RadioGroup
              inline
              name={idOf('certifyType')}
              legend={copy.certifyType}
              required
              value={values.certifyType}
              disabled={check !== 'unchecked'}
              onChange={(value) => form.change('certifyType', value)}
              options={CertifyTypeValues.map((value) => ({
                value,
                label: localized(copy, CertifyTypeLabels)[value],
              }))}
            />
            {isTax ? (
              <div id={idOf('creditCode')} tabIndex={-1}>
                <DescriptionList
                  columns={1}
                  items={[
                    {
                      term: copy.creditCode,
                      value: errors.creditCode
                        ? localized(copy, withDetail)(values.creditCode, errors.creditCode)
                        : values.creditCode,
                      kind: 'code',
                    },
                  ]}
                />
                <p className={css.hint}>{copy.taxLocked}</p>
              </div>
            ) : (
              <NumberField kind="creditCode" {...field('creditCode')} />
            )}
            <NumberField
              kind="idCard"
              {...field('legalIdNo')}
              hint={check === 'unchecked' ? masked(data?.legalIdNo) : undefined}
            />
            <NumberField kind="phone" {...field('legalPhone')} hint={phoneHints[check]} />
            {check === 'checked' && (
              <div>
                <Button size="small" variant="text" onClick={form.unlock}>
                  {copy.changeNumbers}
                </Button>
              </div>
            )}
            <div className={css.code}>{renderCode(idOf('phoneCaptcha'))}</div>
            <FormFailure>
              {form.failure !== null && <ErrorPanel compact {...describeError(form.failure)} />}
            </FormFailure>
            <div className={css.actions}>
              <Button type="submit" variant="primary" size="large" loading={form.verify.busy}>
                {copy.submitVerify}
              </Button>
              {form.isSaved && <span className={css.hint}>{copy.saved}</span>}
            </div>
          </form>
        </Card>
        <VerificationHelp />
      </div>
    </div>
  );
}
