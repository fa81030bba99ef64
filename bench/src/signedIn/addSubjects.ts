import pg from 'pg';
import { insertCopies } from '../server/databases.js';
import { sessionsOf } from './addSessions.js';
import type { Subject } from './subjects.js';
import { product } from './writes.js';

interface Copies {
  readonly table: string;
  /** Which row is copied; the first of them. */
  readonly of: string;
  /** For each of which a copy is made, as `s`. */
  readonly each: string;
  /** Columns that differ, and their expressions. */
  readonly set: Readonly<Record<string, string>>;
}

function copy({ table, of, each, set }: Copies): string {
  const pairs = Object.entries(set).flatMap(([column, value]) => [`'${column}'`, value]);
  return insertCopies(
    table,
    `select copy.* from (select * from ${table} where ${of} order by id limit 1) one
     cross join (${each}) s
     cross join lateral
       jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object(${pairs.join(', ')})) copy`,
  );
}

const subjectsOf = (changed: keyof Subject) =>
  `select * from bench_subjects where changes = '${changed}'`;

const events = (changed: 'draft' | 'order', event: string, status: string) => `
  insert into order_events (order_id, event, status, actor, user_id, created_at)
  select "${changed}", '${event}', '${status}', 'APPLICANT', applicant, now() from (${subjectsOf(changed)}) s`;

/**
 * Copies of an applicant, an officer, the applicant's company, a notice and an order: one for each subject, of what its write
 * changes, and sessions of the people.
 */
export async function addSubjects(
  databaseUrl: string,
  subjects: readonly (Subject & { readonly changes: keyof Subject })[],
  sample: { readonly applicant: string; readonly officer: string },
): Promise<void> {
  const bank = `(select bank_id from users where phone = '${sample.officer}')`;
  const waiting = `status = 'ACCEPT_SUCCESS' and kind = 'COMPANY' and parent_order_id is null
    and partner_id is null and assignee_id is null and bank_id = ${bank}`;
  const order = { user_id: 's.applicant', company_id: 's.company' };
  const person = (name: 'applicant' | 'officer') =>
    copy({
      table: 'users',
      of: `phone = '${sample[name]}'`,
      each: `select distinct ${name} from bench_subjects`,
      set: { id: `s.${name}`, phone: 'null', company_id: 'null' },
    });
  const statements = [
    person('applicant'),
    person('officer'),
    sessionsOf(`'bench-' || users.id`, `users WHERE users.id LIKE 'bench-%'`),
    copy({
      table: 'companies',
      of: `id = (select company_id from users where phone = '${sample.applicant}')`,
      each: 'select * from bench_subjects',
      set: { id: 's.company', name: 's.company', credit_code: 's."creditCode"' },
    }),
    `insert into user_companies (user_id, company_id, authorized)
     select applicant, company, true from bench_subjects`,
    copy({
      table: 'notices',
      of: 'user_id is not null and subject_kind is null',
      each: subjectsOf('notice'),
      set: { id: 's.notice', user_id: 's.applicant', status: `'UNREAD'` },
    }),
    copy({
      table: 'orders',
      of: waiting,
      each: subjectsOf('order'),
      set: { ...order, id: 's."order"', order_code: `s."order"` },
    }),
    events('order', 'SUBMIT', 'ACCEPT_SUCCESS'),
    copy({
      table: 'orders',
      of: waiting,
      each: subjectsOf('draft'),
      set: {
        ...order,
        id: 's.draft',
        order_code: 's.draft',
        product_id: `'${product}'`,
        bank_id: `(select bank_id from products where id = '${product}')`,
        status: `'SAVE_NOT_SUBMIT'`,
        submitted_at: 'null',
        loan_lending: 'null',
        application: `'{"values":{},"masked":{}}'::jsonb`,
      },
    }),
    events('draft', 'SAVE', 'SAVE_NOT_SUBMIT'),
  ];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create temp table bench_subjects (changes text, applicant text, officer text,
    company text, "creditCode" text, draft text, notice text, "order" text)`);
  await client.query(
    'insert into bench_subjects select * from jsonb_populate_recordset(null::bench_subjects, $1::jsonb)',
    [JSON.stringify(subjects)],
  );
  for (const statement of statements) await client.query(statement);
  await client.end();
}
