import { getOrder, getProductForm, type ApplyResult, type OrderDetail } from '@huiqi/sdk';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { WizardPageSkeleton } from '../../../patterns/WizardPage/WizardPageSkeleton.js';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.js';
import { useApplicationsCopy } from '../copy.js';
import { DrawDownForm } from './DrawDownForm.js';
import { useFirstResponse } from '../result/useFirstResponse.js';

export interface DrawDownProps {
  /** The order that granted the line. */
  readonly orderId: string;
  /** Back to the order. */
  readonly exit: LinkTarget;
  readonly onSuccess: (result: ApplyResult) => void;
  /** Called when it was refused; `failReason` says why. */
  readonly onFail: (result: ApplyResult) => void;
  /** Called when the order has been loaded. */
  readonly onOrder?: ((order: OrderDetail) => void) | undefined;
}

/** Draws down part of a granted line, as a sub-order (spec 1 §7 subOrder). */
export function DrawDown(props: DrawDownProps) {
  const { orderId, onOrder } = props;
  const copy = useApplicationsCopy();
  const user = useCurrentUser();
  const order = useFirstResponse(getOrder, { orderId }, orderId !== '');
  const shown = order.status === 'ready' ? order.data : undefined;
  useOnLoaded(shown, onOrder);
  const exit = { label: copy.exitToOrder, ...props.exit };
  const nothing = (
    <EmptyState
      kind="never"
      heading="h1"
      title={copy.drawClosed}
      line={copy.drawClosedHint}
      action={{ label: exit.label, href: exit.href, onSelect: exit.onOpen }}
    />
  );
  if (orderId === '') return nothing;
  return (
    <PageState state={toDataState(user)} loading={<WizardPageSkeleton />} exit={exit}>
      {(who) => (
        <PageState state={order} loading={<WizardPageSkeleton />} exit={exit}>
          {(granted) =>
            granted.line && Number(granted.line.available) > 0 ? (
              <Asked
                {...props}
                key={who?.id}
                userId={who?.id ?? ''}
                order={granted}
                line={granted.line}
              />
            ) : (
              nothing
            )
          }
        </PageState>
      )}
    </PageState>
  );
}

type AskedProps = Omit<Parameters<typeof DrawDownForm>[0], 'asked'>;

function Asked(props: AskedProps) {
  const copy = useApplicationsCopy();
  const { productId } = props.order;
  const form = useOperation(
    getProductForm,
    { body: { productId, type: 'SUB_ORDER' } },
    { staleTime: 60_000 },
  );
  return (
    <PageState
      state={toDataState(form)}
      loading={<WizardPageSkeleton />}
      exit={{ label: copy.exitToOrder, ...props.exit }}
    >
      {(asked) => <DrawDownForm {...props} asked={asked} />}
    </PageState>
  );
}
