-- Orders of a province, the same at every run: $1 of them, in steps from $2 to $3. What is frequent stays frequent: a third of
-- the orders are of one district, old ones are mostly closed, every bank has products of its own.

-- step: companies
create function pg_temp.draw(k bigint, salt int) returns double precision language sql immutable as
  $$ select (hashint8extended(k, salt) & 2147483647) / 2147483648.0 $$;
create function pg_temp.pick(chars text, at double precision) returns text language sql immutable as
  $$ select substr(chars, 1 + floor(at * length(chars))::int, 1) $$;

create temp table places as select row_number() over (order by code = '500231' desc, code) - 1 as n, code
  from areas where parent_code = '500000';
create temp table offers as select row_number() over (order by id) - 1 as n, id, bank_id from products;
create temp table people as select bank_id, row_number() over (partition by bank_id order by id) - 1 as n, id,
    count(*) over (partition by bank_id) as of from users where role in ('FINANCIER', 'OPERATOR');
create temp table referees as select row_number() over (order by id) - 1 as n, id from develop_users;

insert into companies (id, credit_code, name, legal_name, legal_phone, province_code, city_code, area_code)
select 'many-' || k, '91500' || lpad(k::text, 13, '0'),
  '重庆' || pg_temp.pick('华康源盛金鑫宏达瑞丰天成海润百川长江明月锦绣嘉陵云山泰和永兴东方新世纪德信诚远博文广通', pg_temp.draw(k, 1))
    || pg_temp.pick('华康源盛金鑫宏达瑞丰天成海润百川长江明月锦绣嘉陵云山泰和永兴东方新世纪德信诚远博文广通', pg_temp.draw(k, 2))
    || pg_temp.pick('宇晟昊睿旭昌隆裕祥顺', pg_temp.draw(k, 3))
    || (array['食品','机械','商贸','建材','科技','农业开发','汽车配件','电子','物流','医药','纺织','环保','餐饮','装饰','信息技术'])[1 + floor(15 * power(pg_temp.draw(k, 4), 1.5))::int]
    || '有限公司',
  '王' || (k % 900), null, '500000', '500231', '500231'
from generate_series(1, ($1 + 1) / 12 + 1) k on conflict do nothing;

insert into users (id, name, password_hash, role, type)
select 'many-' || k, '用户' || k, '-', 'NORMA', 'FRONT' from generate_series(1, ($1 + 1) / 12 + 1) k on conflict do nothing;

-- step: orders
insert into orders (id, order_code, user_id, kind, company_id, folded_applicant, parent_order_id, product_id, bank_id, status, loan_amount,
  loan_term, items, created_at, updated_at, submitted_at, source, recommendation_code, scf_province, scf_city, scf_district,
  scf_platform, assignee_id, referee_id)
select 'many-' || k, 'DJ' || to_char(at, 'YYYYMMDD') || lpad((k % 100000000)::text, 8, '0'), owner, 'COMPANY', owner, (select name from companies where id = owner),
  '10000001', offer.id, offer.bank_id,
  case when pg_temp.draw(k, 5) < 60.0 / (60 + age)
    then (array['ACCEPT_SUCCESS','BANK_NO_INFO','PRE_JXW_ACCEPT','JXW_AUDIT_PASSED','APPROVAL_SUCCESS'])[1 + floor(5 * pg_temp.draw(k, 6))::int]
    else (array['BANK_APPROVAL_SUCCESS','BANK_APPROVAL_SUCCESS','APPROVAL_FAIL','APPROVAL_FAIL','BANK_APPROVAL_FAIL','ORDER_CLOSED','CREDIT_LINE_INVALID','JXW_AUDIT_FAIL'])[1 + floor(8 * pg_temp.draw(k, 6))::int] end,
  round((5 * power(200, pg_temp.draw(k, 7)))::numeric, 2), 12, '[]', at, at, at,
  (array['WEB','WEB','WEB','WECHAT','WECHAT','QR','AGENT','PARTNER'])[1 + floor(8 * pg_temp.draw(k, 8))::int],
  case when pg_temp.draw(k, 9) < 0.2 then 'TJ' || lpad(floor(1000 * pg_temp.draw(k, 10))::text, 6, '0') end,
  '500000', place.code, place.code, '1001', officer.id,
  case when pg_temp.draw(k, 9) < 0.2 then referee.id end
from (select k, 'many-' || (1 + floor(pg_temp.draw(k, 11) * ($1 + 1) / 12)::int) as owner,
    1500 * power(pg_temp.draw(k, 12), 1.5) as age from generate_series($2, $3) k) one
  cross join lateral (select date_trunc('milliseconds', timestamptz '2026-11-20 08:00Z' - age * interval '1 day') as at) moment
  join places place on place.n = floor((select count(*) from places) * power(pg_temp.draw(k, 13), 3))
  join offers offer on offer.n = floor((select count(*) from offers) * power(pg_temp.draw(k, 14), 1.5))
  left join people officer on pg_temp.draw(k, 15) < 0.6 and officer.bank_id = offer.bank_id
    and officer.n = floor(officer.of * pg_temp.draw(k, 16))
  join referees referee on referee.n = floor((select count(*) from referees) * pg_temp.draw(k, 17));
