import type { RelatedCompany, TicketDetail } from '@huiqi/sdk';
import { formatPercent } from '@huiqi/sdk/domain';
import { useId, type ReactNode } from 'react';
import { plainPhone } from '../../../patterns/DynamicField/groupedText.js';
import { BackLink } from '../../../patterns/page/BackLink.js';
import { FormFailure } from '../../../patterns/page/FormFailure.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { FieldWidth } from '../../../patterns/WizardPage/FieldWidth.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Button } from '../../../ui/Button/Button.js';
import { Card } from '../../../ui/Card/Card.js';
import { ErrorSummary } from '../../../ui/ErrorSummary/ErrorSummary.js';
import { Field } from '../../../ui/Field/Field.js';
import { Input } from '../../../ui/Input/Input.js';
import { NumberInput } from '../../../ui/NumberInput/NumberInput.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { Select } from '../../../ui/Select/Select.js';
import { useCouponsCopy } from '../copy.js';
import * as css from '../coupons.css.js';
import { CouponComputed } from './CouponComputed.js';
import { CouponFailure } from './CouponFailure.js';
import { CouponNotices } from './CouponNotices.js';
import { CouponTerms } from './CouponTerms.js';
import type { CouponErrors, CouponFormState } from './useCouponForm.js';

export interface CouponFormViewProps {
  readonly form: CouponFormState;
  readonly companies: readonly RelatedCompany[];
  readonly addCompany: LinkTarget;
  readonly application: TicketDetail | undefined;
  readonly back: PageLink;
  readonly renderUpload: (id: string, error: string | undefined) => ReactNode;
}

/** The application for a ticket: company and contract on the left, terms and result beside them. */
export function CouponFormView(props: CouponFormViewProps) {
  const { form, companies, addCompany, application, back, renderUpload } = props;
  const copy = useCouponsCopy();
  const prefix = useId();
  const idOf = (name: string) => `${prefix}${name}`;
  const { values, errors, set, change } = form;
  const labels: Readonly<Record<keyof CouponErrors, string>> = {
    nsrsbh: copy.applyCompany,
    contractAmount: copy.contractAmount,
    orgName: copy.orgName,
    contactName: copy.contactName,
    contactPhone: copy.contactPhone,
    fileUrl: copy.file,
  };
  const wrong = Object.entries(labels).flatMap(([name, label]) => {
    const message = form.wrong[name as keyof CouponErrors];
    return message ? [{ fieldId: idOf(name), label, message }] : [];
  });
  const field = (name: keyof CouponErrors) => ({
    id: idOf(name),
    label: labels[name],
    error: errors[name],
    required: true,
  });
  return (
    <div className={css.page}>
      <BackLink {...back} />
      <PageTitle description={copy.applyLine}>
        {application ? copy.correctTitle : copy.applyTitle}
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
            <CouponNotices
              {...{ form, application, addCompany }}
              hasCompany={companies.length > 0}
            />
            {wrong.length > 0 && <ErrorSummary key={form.attempt} errors={wrong} />}
            <Field {...field('nsrsbh')}>
              {(control) => (
                <Select
                  {...control}
                  placeholder={copy.chooseCompany}
                  value={values.nsrsbh}
                  // A returned application keeps its company.
                  disabled={application !== undefined}
                  onChange={({ target }) => set('nsrsbh', target.value)}
                  options={companies.map((company) => ({
                    value: company.nsrsbh,
                    label: form.labelOf(company),
                  }))}
                />
              )}
            </Field>
            <FieldWidth size="amount">
              <Field {...field('contractAmount')} hint={copy.amountHint}>
                {(control) => (
                  <NumberInput
                    {...control}
                    unit={copy.yuan}
                    decimals={2}
                    value={values.contractAmount}
                    onValueChange={(value) => set('contractAmount', value)}
                  />
                )}
              </Field>
            </FieldWidth>
            <CouponComputed form={form} />
            <Field {...field('orgName')} hint={copy.orgHint}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={100}
                  value={values.orgName}
                  onChange={({ target }) => set('orgName', target.value)}
                />
              )}
            </Field>
            <FieldWidth size="name">
              <Field {...field('contactName')}>
                {(control) => (
                  <Input
                    {...control}
                    maxLength={50}
                    autoComplete="name"
                    value={values.contactName}
                    onChange={({ target }) => set('contactName', target.value)}
                  />
                )}
              </Field>
            </FieldWidth>
            <FieldWidth size="amount">
              <Field {...field('contactPhone')}>
                {(control) => (
                  <Input
                    {...control}
                    type="tel"
                    inputMode="tel"
                    clean={plainPhone}
                    autoComplete="tel"
                    value={values.contactPhone}
                    onChange={({ target }) => set('contactPhone', target.value)}
                  />
                )}
              </Field>
            </FieldWidth>
            {renderUpload(idOf('fileUrl'), errors.fileUrl)}
            <FormFailure>
              <CouponFailure form={form} />
            </FormFailure>
            <div className={css.actions}>
              <Button type="submit" variant="primary" size="large" loading={form.busy}>
                {change ? fillCopy(copy.submitAt, { rate: formatPercent(change.to) }) : copy.submit}
              </Button>
              <p className={css.muted}>{copy.saved}</p>
            </div>
          </form>
        </Card>
        <CouponTerms form={form} />
      </div>
    </div>
  );
}
