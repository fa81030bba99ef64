import { getOrder } from '@huiqi/sdk';
import { formatText } from '@huiqi/sdk/domain';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { Card } from '../../../ui/Card/Card.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { page } from '../companies.css.js';
import { useCompaniesCopy } from '../copy.js';
import { NotOffered } from './NotOffered.js';
import { ReportAuthorisation } from './ReportAuthorisation.js';
import { TaxAuthorisation } from './TaxAuthorisation.js';
import { withDetail } from '../../../copy/punctuation.js';
import { localized } from '../../../provider/copy.js';

export interface OrderAuthorisationProps {
  readonly orderId: string;
  /** `tax` permits reading the tax data, `report` the company's report in WeChat. */
  readonly kind: 'tax' | 'report';
  readonly order: LinkTarget;
}

/** An authorisation that an order needs (spec 1 §2 /authorize/{orderId}, §4 /product/auth). */
export function OrderAuthorisation({ orderId, kind, order }: OrderAuthorisationProps) {
  const copy = useCompaniesCopy();
  const query = useOperation(getOrder, { orderId });
  return (
    <PageState
      state={toDataState(query)}
      loading={<Skeleton preset="detail" />}
      exit={{ label: copy.toOrder, ...order }}
    >
      {(data) => (
        <div className={page}>
          <PageTitle actions={<LinkButton {...linkProps(order)}>{copy.toOrder}</LinkButton>}>
            {copy.orderTitle}
          </PageTitle>
          <Card>
            <DescriptionList
              items={[
                { term: copy.companyName, value: data.companyName, kind: 'name' },
                { term: copy.creditCode, value: formatText(data.creditCode), kind: 'code' },
                { term: copy.orderCode, value: data.orderCode, kind: 'code' },
                {
                  term: copy.orderProduct,
                  value: localized(copy, withDetail)(data.productName, data.bankName),
                  full: true,
                },
              ]}
            />
          </Card>
          {kind === 'report' ? (
            <ReportAuthorisation orderId={orderId} />
          ) : data.creditCode === null ? (
            <NotOffered />
          ) : (
            <TaxAuthorisation order={{ ...data, creditCode: data.creditCode }} />
          )}
        </div>
      )}
    </PageState>
  );
}
