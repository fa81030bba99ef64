// The product list in plain Express and pg: the two queries of our repository (products/repository.ts)
// with only the columns of the response, no validation, no log.
import express from 'express';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
// The region of callers that name none (apps/server/src/http/headers/regionOf.ts).
const offered = ['500000', '500231', '0']
  .map((code) => `p.region_codes @> '["${code}"]'::jsonb`)
  .join(' OR ');
const from = `FROM products p
  JOIN banks b ON b.id = p.bank_id
  JOIN product_categories c ON c.id = p.category_id
  WHERE p.on_shelf AND (${offered})`;
const page = `SELECT p.id, p.name, b.name AS "bankName", b.logo_url AS "logoImgUrl",
  NULL AS "listImage", p.profile, p.max_loan_limit AS "maxLoanLimit",
  p.min_loan_limit AS "minLoanLimit", p.min_interest_rate AS "minInterestRate",
  p.max_interest_rate AS "maxInterestRate", p.interest_rate_type AS "interestRateType",
  p.min_loan_term AS "minLoanTerm", p.max_loan_term AS "maxLoanTerm",
  p.guarantee_type AS "guaranteeType", p.classify AS "productClassify",
  c.id AS "productCategoryId", c.name AS "productCategoryName",
  p.product_audit AS "productAudit", p.product_interface_type AS "productInterfaceType",
  p.sf_platform_url AS "sfPlatformUrl", p.url_type AS "urlType", p.tags
  ${from} ORDER BY p.position, p.id LIMIT $1 OFFSET $2`;
const count = `SELECT count(*)::int AS n FROM products p JOIN banks b ON b.id = p.bank_id
  WHERE p.on_shelf AND (${offered})`;

const plain = (decimal) => String(Number(decimal));
const app = express();

// oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 takes rejections itself
app.get('/api/huiqi/product/index/page', async (request, response) => {
  const index = Number(request.query.index ?? 1);
  const size = Number(request.query.size ?? 8);
  const { rows } = await pool.query(page, [size, (index - 1) * size]);
  const { rows: counted } = await pool.query(count);
  const content = rows.map((row) => ({
    ...row,
    minInterestRate: plain(row.minInterestRate),
    maxInterestRate: plain(row.maxInterestRate),
  }));
  const data = { content, page: { index, size, total: counted[0].n } };
  response.json({ code: '200', message: '操作成功', data });
});

app.listen(Number(process.env.PORT), '127.0.0.1');
