DROP TRIGGER "note_orders_inserted" ON "orders";--> statement-breakpoint
DROP TRIGGER "note_orders_updated" ON "orders";--> statement-breakpoint
DROP TRIGGER "note_orders_deleted" ON "orders";--> statement-breakpoint
DROP TRIGGER "note_orders_truncated" ON "orders";--> statement-breakpoint
DROP TRIGGER "note_company_name" ON "companies";--> statement-breakpoint
DROP TRIGGER "note_user_name" ON "users";--> statement-breakpoint
DROP FUNCTION "note_order_changes"();--> statement-breakpoint
DROP FUNCTION "note_all_changed"();--> statement-breakpoint
DROP FUNCTION "note_name_change"();--> statement-breakpoint
CREATE FUNCTION "search_grams"("content" text, "sizes" integer[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT substr("folded", "at", "size")), '{}')
	FROM (SELECT lower(normalize("content", NFKC)) AS "folded") AS "text", unnest("sizes") AS "size",
		generate_series(1, length("folded") - "size" + 1) AS "at"
$$;--> statement-breakpoint
DROP TABLE "order_changes";--> statement-breakpoint
DROP INDEX "orders_bank_created";--> statement-breakpoint
DROP INDEX "orders_person";--> statement-breakpoint
DROP INDEX "orders_created";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reviewed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "reviewed" = true WHERE EXISTS (SELECT FROM "order_events" WHERE "order_id" = "orders"."id" AND "order_events"."status" = 'PRE_JXW_ACCEPT');--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stage" text GENERATED ALWAYS AS (case when status in ('PRE_JXW_ACCEPT', 'JXW_AUDIT_FAIL') or (status = 'ORDER_CLOSED' and reviewed) then 'COMMISSION' else 'BANK' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "folded_applicant" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "folded_applicant" = lower(normalize(coalesce("applicant_name", (SELECT "name" FROM "companies" WHERE "id" = "company_id"), ''), NFKC));--> statement-breakpoint
CREATE INDEX "orders_places" ON "orders" USING btree ("status","scf_platform","scf_province","scf_city","scf_district") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "orders_banks" ON "orders" USING btree ("bank_id","stage","status","scf_platform","scf_province","scf_city","scf_district") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "orders_facets" ON "orders" USING gin ((array['status/' || "status", 'stage/' || "stage", 'bankId/' || "bank_id", 'productId/' || "product_id", 'source/' || "source", 'scfProvince/' || "scf_province", 'scfCity/' || "scf_city", 'scfDistrict/' || "scf_district", 'scfPlatform/' || "scf_platform", 'assigneeId/' || coalesce("assignee_id", ''), 'refereeId/' || coalesce("referee_id", ''), 'province/' || "scf_platform" || '/' || "scf_province", 'city/' || "scf_platform" || '/' || "scf_province" || '/' || "scf_city", 'district/' || "scf_platform" || '/' || "scf_province" || '/' || "scf_city" || '/' || "scf_district", 'bank/' || "bank_id" || '/' || "stage" || '/' || "scf_platform", 'bankProvince/' || "bank_id" || '/' || "stage" || '/' || "scf_platform" || '/' || "scf_province", 'bankCity/' || "bank_id" || '/' || "stage" || '/' || "scf_platform" || '/' || "scf_province" || '/' || "scf_city", 'bankDistrict/' || "bank_id" || '/' || "stage" || '/' || "scf_platform" || '/' || "scf_province" || '/' || "scf_city" || '/' || "scf_district"]), search_grams("folded_applicant", '{1,2}')) WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "orders_amount" ON "orders" USING btree ("loan_amount") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "orders_code_grams" ON "orders" USING gin (search_grams("order_code", '{3}')) WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "orders_recommendation_grams" ON "orders" USING gin (search_grams("recommendation_code", '{1,2}')) WHERE recommendation_code is not null;--> statement-breakpoint
CREATE INDEX "users_name_grams" ON "users" USING gin (search_grams("name", '{1,2}'));--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE FUNCTION "note_order_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "orders" SET "reviewed" = true WHERE "id" = NEW."order_id" AND NOT "reviewed";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "note_order_review" AFTER INSERT ON "order_events" FOR EACH ROW WHEN (NEW."status" = 'PRE_JXW_ACCEPT') EXECUTE FUNCTION "note_order_review"();--> statement-breakpoint

CREATE FUNCTION "fold_applicant"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The lock makes a change of the name wait, so that it finds this order, or makes this order wait for the new name.
	NEW."folded_applicant" = lower(normalize(coalesce(
		NEW."applicant_name", (SELECT "name" FROM "companies" WHERE "id" = NEW."company_id" FOR SHARE), ''), NFKC));
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "fold_applicant" BEFORE INSERT OR UPDATE OF "applicant_name", "company_id" ON "orders" FOR EACH ROW EXECUTE FUNCTION "fold_applicant"();--> statement-breakpoint

CREATE FUNCTION "fold_company_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "orders" SET "folded_applicant" = lower(normalize(NEW."name", NFKC)) WHERE "company_id" = NEW."id" AND "applicant_name" IS NULL;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "fold_company_name" AFTER UPDATE OF "name" ON "companies" FOR EACH ROW WHEN (NEW."name" <> OLD."name") EXECUTE FUNCTION "fold_company_name"();
