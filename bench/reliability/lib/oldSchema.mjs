import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { withClient } from './databases.mjs';
import { fromRoot } from '../../../scripts/lib/paths.mjs';

const folder = fromRoot('apps/server/drizzle');

/** Brings an empty database to the schema after its first `count` migrations, as the server of then left it. */
export async function applyFirstMigrations(url, count) {
  const journal = JSON.parse(await readFile(`${folder}/meta/_journal.json`, 'utf8'));
  await withClient(url, async (client) => {
    await client.query('CREATE SCHEMA drizzle');
    await client.query(
      'CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
    );
    for (const { tag, when } of journal.entries.slice(0, count)) {
      const text = await readFile(`${folder}/${tag}.sql`, 'utf8');
      for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
      await client.query(
        'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)',
        [createHash('sha256').update(text).digest('hex'), when],
      );
    }
  });
  return journal.entries.length - count;
}

const reference = `
  INSERT INTO users (id, name, phone, password_hash, role, type) VALUES ('1', '旧用户', '13900000001', 'x', 'NORMA', 'PHONE');
  INSERT INTO banks (id, name, logo_url) VALUES ('1', '中国建设银行', '/assets/banks/ccb.png');
  INSERT INTO product_categories (id, name) VALUES ('1', '税务贷');
  INSERT INTO products (id, name, bank_id, category_id, min_loan_limit, max_loan_limit, min_interest_rate, max_interest_rate,
    interest_rate_type, min_loan_term, max_loan_term, guarantee_type, classify, tags, introduction, apply_conditions,
    required_materials, match_rules, repayment_types, scf_province, region_codes, agreement_title, agreement_text, form)
    VALUES ('1', '云税贷', '1', '1', 1, 300, 3.5, 4.5, 'YEAR', 1, 36, 'CREDIT', 'COMPANY', '[]', '', '[]', '[]', '{}', '[]', '500000', '[]', '', '', '[]');`;

/** Events each order has. */
const eventsEach = 3;

/** Fills the schema of the first migrations with `events` events of a third as many orders. */
export async function fillOldSchema(url, events) {
  const orders = Math.ceil(events / eventsEach);
  await withClient(url, async (client) => {
    await client.query(reference);
    await client.query(
      `INSERT INTO companies (id, credit_code, name, legal_name, legal_phone, province_code, city_code, area_code)
       SELECT n, '9150' || lpad(n::text, 14, '0'), '公司' || n, '周明', '139' || lpad(n::text, 8, '0'),
         '500000', '500231', '500231' FROM generate_series(1, $1::int) n`,
      [orders],
    );
    await client.query(
      `INSERT INTO orders (id, order_code, user_id, company_id, product_id, bank_id, status, loan_amount, loan_term, items,
         version, created_at, updated_at, submitted_at, source, scf_province, scf_city, scf_district, scf_platform)
       SELECT n, 'DJ' || lpad(n::text, 14, '0'), '1', n, '1', '1', 'APPROVAL_FAIL', n % 300 + 0.5, 12, '[]', ${eventsEach}, at, at, at,
         'WEB', '500000', '500231', '0', '1001'
       FROM generate_series(1, $1::int) n, LATERAL (SELECT now() - n * interval '1 minute' AS at) AS time`,
      [orders],
    );
    await client.query(
      `INSERT INTO order_events (order_id, event, status, actor, user_id, remark, created_at)
       SELECT orders.id, step.event, step.status, step.actor, '1', step.remark, orders.created_at + step.turn * interval '1 hour'
       FROM orders, (VALUES (0, 'SUBMIT', 'ACCEPT_SUCCESS', 'APPLICANT', NULL), (1, 'VIEW', 'ACCEPT_SUCCESS', 'BANK', NULL),
         (2, 'REJECT', 'APPROVAL_FAIL', 'BANK', '不符合准入要求')) AS step (turn, event, status, actor, remark)
       ORDER BY orders.id, step.turn`,
    );
  });
}

/** What an upgrade must leave as it is. */
export const contentsOf = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM order_events) AS events,
         (SELECT sum(loan_amount)::text FROM orders) AS amounts,
         (SELECT md5(string_agg(md5(concat_ws('|', id, order_id, event, status, actor, user_id, remark, created_at)), '' ORDER BY id))
          FROM order_events) AS trail`,
    );
    return rows[0];
  });
