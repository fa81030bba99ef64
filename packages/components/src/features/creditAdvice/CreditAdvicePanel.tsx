import {
  getCreditAdvice,
  getRecentMatchCompany,
  listRelatedCompanies,
  orderCreditAdvice,
  type RelatedCompany,
} from '@huiqi/sdk';
import type { LinkTarget } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { adviceState, chooseCompany } from './adviceState.js';
import { CreditAdviceView } from './CreditAdviceView.js';
import { NoCompany } from './NoCompany.js';
import { useCreditAdviceCopy } from './copy.js';
import { useAdvicePolling } from './useAdvicePolling.js';

export interface CreditAdvicePanelProps {
  /** The company shown. Defaults to the last matched one, or the first. */
  readonly companyId?: string | undefined;
  readonly onCompanyChange: (companyId: string) => void;
  readonly companies: LinkTarget;
  readonly products: LinkTarget;
  readonly productLink: (productId: string) => LinkTarget;
}

/** The credit advice for one of the user's companies (spec 2 §3, §4 Credit advice). */
export function CreditAdvicePanel(props: CreditAdvicePanelProps) {
  const copy = useCreditAdviceCopy();
  const user = useCurrentUser();
  const userId = user.data?.id ?? '';
  const own = useOperation(
    listRelatedCompanies,
    { body: { userId, type: 1, index: 1, size: 100 } },
    { enabled: userId !== '' },
  );
  const recent = useOperation(getRecentMatchCompany, {}, { enabled: userId !== '' });
  const exit = { label: copy.toProducts, ...props.products };
  return (
    <PageState state={toDataState(own)} loading={<Skeleton preset="detail" rows={8} />} exit={exit}>
      {({ content }) => (
        <PageState
          state={toDataState(recent)}
          loading={<Skeleton preset="detail" rows={8} />}
          exit={exit}
        >
          {(last) => {
            const company = chooseCompany(content, props.companyId, last?.creditCode);
            return company ? (
              <AdviceOf {...props} own={content} company={company} />
            ) : (
              <NoCompany companies={props.companies} />
            );
          }}
        </PageState>
      )}
    </PageState>
  );
}

interface AdviceOfProps extends CreditAdvicePanelProps {
  readonly own: readonly RelatedCompany[];
  readonly company: RelatedCompany;
}

function AdviceOf({ own, company, ...props }: AdviceOfProps) {
  const { nsrsbh } = company;
  const advice = useOperation(getCreditAdvice, { nsrsbh }, { staleTime: 0 });
  const polling = useAdvicePolling(advice.data, company.id, advice.refetch);
  const order = useMutationOf(orderCreditAdvice, {
    onSuccess: polling.restart,
    successMessage: false,
  });
  const state = toDataState(advice);
  return (
    <CreditAdviceView
      own={own}
      company={company}
      onCompanyChange={props.onCompanyChange}
      state={
        state.status === 'ready'
          ? { status: 'ready', data: adviceState(company, state.data, polling.isExhausted) }
          : state
      }
      onGenerate={() => void order.run({ nsrsbh })}
      busy={order.busy}
      error={order.error ?? undefined}
      companies={props.companies}
      products={props.products}
      productLink={props.productLink}
    />
  );
}
