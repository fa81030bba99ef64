import type { OrderStatus } from '@huiqi/sdk';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';

/** A submitted order with its searchable names, read independently of the search code. */
export interface KnownOrder {
  id: string;
  code: string;
  createdAt: Date;
  status: OrderStatus;
  amount: number;
  bankId: string;
  product: string;
  company: string;
  creditCode: string | null;
  user: string;
  source: string;
  province: string;
  city: string;
  district: string;
  platform: string;
  region: string;
  assignee: string | null;
  departments: string[];
  referee: string;
  recommendation: string;
  /** Whether it went through the commission's review. */
  reviewed: boolean;
  /** Who proposed the open correction. */
  correctionBy: string | null;
}

export async function readKnownOrders(db: Db): Promise<KnownOrder[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select o.id, o.order_code as code, o.created_at as "createdAt", o.status, o.bank_id as "bankId",
      o.loan_amount::float as amount, p.name as product,
      coalesce(c.name, o.applicant_name) as company, c.credit_code as "creditCode", u.name as user,
      o.source, o.scf_province as province, o.scf_city as city, o.scf_district as district,
      o.scf_platform as platform, coalesce(a.name, '') as region, o.assignee_id as assignee,
      array(select d.department_id from department_users d where d.user_id = o.assignee_id) as departments,
      coalesce(r.name || ' ' || r.phone, '') as referee,
      coalesce(o.recommendation_code, '') as recommendation,
      exists (select from order_events e where e.order_id = o.id and e.status = 'PRE_JXW_ACCEPT') as reviewed,
      (select l.proposer_id from loan_corrections l where l.order_id = o.id and l.outcome is null) as "correctionBy"
    from orders o join products p on p.id = o.product_id join users u on u.id = o.user_id
    left join companies c on c.id = o.company_id left join areas a on a.code = o.scf_district
    left join develop_users r on r.id = o.referee_id where o.submitted_at is not null`);
  return rows.map((row) => ({
    ...(row as unknown as KnownOrder),
    createdAt: new Date(String(row['createdAt'])),
  }));
}
