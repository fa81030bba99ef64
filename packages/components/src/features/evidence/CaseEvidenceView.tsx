import {
  DemandStatusLabels,
  PolicyApplicationStateLabels,
  TicketAuditStateLabels,
  type CaseEvidence,
  type DemandEvidence,
} from '@huiqi/sdk';
import { formatDate, formatThousands } from '@huiqi/sdk/domain';
import { EvidenceBlock } from './EvidenceBlock.js';
import { EvidenceRows } from './EvidenceRows.js';
import { OtherOrders } from './OtherOrders.js';
import * as css from './evidence.css.js';
import { useEvidenceCopy } from './copy.js';

export interface CaseEvidenceViewProps {
  /** Other demands are shown beside a demand. */
  readonly evidence: CaseEvidence & Partial<Pick<DemandEvidence, 'demands'>>;
  /** Whether coupons and declarations are shown too. */
  readonly ofCompany: boolean;
}

/** Coupons, declarations and loan applications of the applicant. */
export function CaseEvidenceView({ evidence, ofCompany }: CaseEvidenceViewProps) {
  const { demands, tickets, declarations, orders, ordersTotal, paid } = evidence;
  const copy = useEvidenceCopy();
  return (
    <div className={css.flow}>
      {demands && (
        <EvidenceBlock title={copy.demands}>
          <EvidenceRows
            none={copy.noDemands}
            rows={demands.map(({ id, title, status, departmentName, createdTs }) => ({
              id,
              name: title,
              about: [DemandStatusLabels[status], departmentName, formatDate(createdTs)]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
        </EvidenceBlock>
      )}
      {ofCompany && (
        <>
          <EvidenceBlock title={copy.tickets}>
            <EvidenceRows
              none={copy.noTickets}
              rows={tickets.map(({ id, batch, auditState, isSame, approvedAmount, createdTs }) => ({
                id,
                name: batch,
                amount: approvedAmount && `${formatThousands(approvedAmount, 2)}${copy.yuan}`,
                about: `${TicketAuditStateLabels[auditState]} · ${formatDate(createdTs)}`,
                same: isSame && copy.sameBatch,
              }))}
            />
          </EvidenceBlock>
          <EvidenceBlock title={copy.declarations}>
            <EvidenceRows
              none={copy.noDeclarations}
              rows={declarations.map((one) => ({
                id: one.id,
                name: one.policyTitle,
                amount: one.redeemedAmount && `${formatThousands(one.redeemedAmount)}${copy.wan}`,
                about: `${PolicyApplicationStateLabels[one.state]} · ${formatDate(one.submittedTs)}`,
                same: one.isSame && copy.samePolicy,
              }))}
            />
          </EvidenceBlock>
        </>
      )}
      <EvidenceBlock title={copy.orders}>
        <OtherOrders orders={orders} total={ordersTotal} paid={paid} none={copy.noOrders} />
      </EvidenceBlock>
    </div>
  );
}
