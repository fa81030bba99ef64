ALTER TABLE "order_events" ADD COLUMN "content_hash" text;
--> statement-breakpoint
-- The same form as modules/orders/contentHash.ts, which checks it; null while the applicant may still change everything.
CREATE FUNCTION "order_content_hash"("o" "orders") RETURNS text LANGUAGE sql STABLE AS $$
	SELECT CASE WHEN "o"."submitted_at" IS NOT NULL THEN encode(sha256(convert_to(
		"audit_field"("o"."order_code")
		|| "audit_field"("o"."user_id")
		|| "audit_field"("o"."kind")
		|| "audit_field"("o"."company_id")
		|| "audit_field"("o"."applicant_name")
		|| "audit_field"("o"."parent_order_id")
		|| "audit_field"("o"."product_id")
		|| "audit_field"("o"."bank_id")
		|| "audit_field"("o"."loan_amount"::text)
		|| "audit_field"("o"."loan_term"::text)
		|| "audit_field"("o"."loan_lending")
		|| "audit_field"("o"."repayment_type")
		|| "audit_field"("o"."legal_name")
		|| "audit_field"("o"."legal_id_no")
		|| "audit_field"("o"."legal_phone")
		|| "audit_field"("o"."contact_name")
		|| "audit_field"("o"."contact_phone")
		|| "audit_field"("o"."recommendation_code")
		|| "audit_field"("o"."items"::text)
		|| "audit_field"("o"."reason")
		|| "audit_field"("o"."loan"::text)
		|| "audit_field"("o"."tax_invoice"::text)
		|| "audit_field"(to_char("o"."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
		|| "audit_field"(to_char("o"."submitted_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
		|| "audit_field"("o"."source")
		|| "audit_field"("o"."partner_id")
		|| "audit_field"("o"."partner_reference"),
		'UTF8')), 'hex') END;
$$;
--> statement-breakpoint
-- The same form as modules/orders/rowHash.ts; rows without content keep the hash they had.
CREATE OR REPLACE FUNCTION "order_event_hash"("e" "order_events") RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT encode(sha256(convert_to(
		"audit_field"("e"."previous_hash")
		|| "audit_field"("e"."order_id")
		|| "audit_field"("e"."position"::text)
		|| "audit_field"("e"."id"::text)
		|| "audit_field"("e"."event")
		|| "audit_field"("e"."status")
		|| "audit_field"("e"."actor")
		|| "audit_field"("e"."user_id")
		|| "audit_field"("e"."remark")
		|| "audit_field"("e"."request_id")
		|| "audit_field"(to_char("e"."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
		|| CASE WHEN "e"."content_hash" IS NULL THEN '' ELSE "audit_field"("e"."content_hash") END,
		'UTF8')), 'hex');
$$;
--> statement-breakpoint
-- Waits for whoever writes to the trail of the same order; other orders go on.
CREATE OR REPLACE FUNCTION "chain_order_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"order" "orders";
	"before" record;
BEGIN
	SELECT * INTO "order" FROM "orders" WHERE "id" = NEW."order_id" FOR NO KEY UPDATE;
	SELECT "position", "hash" INTO "before" FROM "order_events" WHERE "order_id" = NEW."order_id" ORDER BY "position" DESC LIMIT 1;
	NEW."position" := coalesce("before"."position", 0) + 1;
	NEW."previous_hash" := "before"."hash";
	NEW."content_hash" := "order_content_hash"("order");
	NEW."hash" := "order_event_hash"(NEW);
	RETURN NEW;
END
$$;
--> statement-breakpoint
ALTER TABLE "order_events" DISABLE TRIGGER "order_events_append_only";
--> statement-breakpoint
-- Orders from before: the last row of each takes down the content as it is now; the hashes of the chain stay.
UPDATE "order_events" AS "e" SET "content_hash" = "order_content_hash"("o") FROM "orders" AS "o"
	WHERE "o"."id" = "e"."order_id" AND "o"."submitted_at" IS NOT NULL
	AND "e"."position" = (SELECT max("last"."position") FROM "order_events" AS "last" WHERE "last"."order_id" = "o"."id");
--> statement-breakpoint
ALTER TABLE "order_events" ENABLE ALWAYS TRIGGER "order_events_append_only";
