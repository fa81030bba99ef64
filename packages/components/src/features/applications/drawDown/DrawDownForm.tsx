import {
  applyForSubOrder,
  isHuiqiError,
  type ApplyResult,
  type CreditLine,
  type FormEntry,
  type OrderDetail,
} from '@huiqi/sdk';
import { formatWanFigure } from '@huiqi/sdk/domain';
import { useMemo } from 'react';
import { fillCopy, localized } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { useEntryForm } from '../../../provider/useEntryForm.js';
import { useFormChoices } from '../../../provider/useFormChoices.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { FormWizardView } from '../../../patterns/useFormWizard/FormWizardView.js';
import { ApplicationError } from '../wizard/ApplicationError.js';
import { applySteps } from '../wizard/companyForm.js';
import { applyOutcome } from '../result/applyOutcome.js';
import { useApplicationsCopy } from '../copy.js';
import { drawDownPrefill, toSubOrder, withinLine } from './lineForm.js';
import { LazyEntryUpload } from '../../uploads/lazyEntryUpload.js';

export interface DrawDownFormProps {
  readonly userId: string;
  readonly order: OrderDetail;
  readonly line: CreditLine;
  readonly asked: readonly FormEntry[];
  readonly exit: LinkTarget;
  readonly onSuccess: (result: ApplyResult) => void;
  readonly onFail: (result: ApplyResult) => void;
}

/** The sub-order form: amount, term, and whatever else the product asks of a draw. */
export function DrawDownForm(props: DrawDownFormProps) {
  const { userId, order, line, asked, exit, onSuccess, onFail } = props;
  const { orderId } = order;
  const copy = useApplicationsCopy();
  const pictureUrl = usePictureUrl();
  const { entries, initial } = useLineForm({ asked, order, line });
  const steps = useMemo(() => applySteps({ ...copy, stepLoan: copy.stepDraw }), [copy]);
  const form = useEntryForm({
    userId,
    form: `draw-${orderId}`,
    entries,
    initial,
    steps,
    onSubmit: (values) => void draw.run({ orderId, body: toSubOrder(entries, values) }),
  });
  const draw = useMutationOf(applyForSubOrder, {
    successMessage: false,
    onSuccess(result) {
      if (applyOutcome(result).kind === 'refused') return onFail(result);
      form.forget();
      return onSuccess(result);
    },
    onError(error) {
      if (isHuiqiError(error)) form.showServerErrors(error.fieldErrors);
    },
  });
  const choices = useFormChoices(entries, LazyEntryUpload);
  const money = (label: string, value: string) => ({
    label,
    value: localized(copy, formatWanFigure)(value),
    unit: copy.wan,
  });
  return (
    <FormWizardView
      form={form}
      label={`${copy.drawWizard} ${order.productName}`}
      head={{
        name: fillCopy(copy.drawFrom, { product: order.productName }),
        giver: order.bankName,
        mark: pictureUrl(order.logoImgUrl),
        facts: [
          money(copy.lineAvailable, line.available),
          money(copy.lineGranted, line.granted),
          { label: copy.company, value: order.companyName },
        ],
      }}
      exit={{ label: copy.exitToOrder, ...exit }}
      busy={draw.busy}
      submitText={copy.submitDraw}
      choices={choices}
      failure={
        draw.error !== null && <ApplicationError error={draw.error} title={copy.submitFailed} />
      }
    />
  );
}

function useLineForm({ asked, order, line }: Pick<DrawDownFormProps, 'asked' | 'order' | 'line'>) {
  const copy = useApplicationsCopy();
  const entries = useMemo(() => {
    const hint = fillCopy(copy.lineHint, {
      available: localized(copy, formatWanFigure)(line.available),
    });
    return withinLine(asked, line, hint);
  }, [asked, line, copy]);
  const initial = useMemo(() => drawDownPrefill(entries, order), [entries, order]);
  return { entries, initial };
}
