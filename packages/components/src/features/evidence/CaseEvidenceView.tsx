import {
  PolicyApplicationStateLabels,
  TicketAuditStateLabels,
  type CaseEvidence,
} from '@huiqi/sdk';
import { formatDate, formatThousands } from '@huiqi/sdk/domain';
import { Tag } from '../../ui/Tag/Tag.js';
import { EvidenceBlock } from './EvidenceBlock.js';
import { OtherOrders } from './OtherOrders.js';
import * as css from './evidence.css.js';
import { useEvidenceCopy } from './copy.js';

export interface CaseEvidenceViewProps {
  readonly evidence: CaseEvidence;
  /** Whether coupons and declarations are shown too. */
  readonly ofCompany: boolean;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly amount: string | null;
  readonly about: string;
  /** Said of what is of the same batch or policy. */
  readonly same: string | false;
}

/** Coupons, declarations and loan applications of the applicant. */
export function CaseEvidenceView({ evidence, ofCompany }: CaseEvidenceViewProps) {
  const { tickets, declarations, orders, ordersTotal, paid } = evidence;
  const copy = useEvidenceCopy();
  return (
    <div className={css.blocks}>
      {ofCompany && (
        <>
          <EvidenceBlock title={copy.tickets}>
            <Rows
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
            <Rows
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

function Rows({ rows, none }: { readonly rows: readonly Row[]; readonly none: string }) {
  if (rows.length === 0) return <p className={css.note}>{none}</p>;
  return (
    <ul className={css.rows}>
      {rows.map(({ id, name, amount, about, same }) => (
        <li key={id} className={css.row}>
          <span>{name}</span>
          {amount && <span>{amount}</span>}
          <span className={css.note}>{about}</span>
          {same && <Tag tone="warning">{same}</Tag>}
        </li>
      ))}
    </ul>
  );
}
