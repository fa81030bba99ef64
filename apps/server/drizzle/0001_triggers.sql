-- What the tables of 0000 do by themselves: count changes that caches depend on, chain audit trails, note changes of orders.
CREATE TABLE "public_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL CHECK ("only"),
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
INSERT INTO "public_version" DEFAULT VALUES;
--> statement-breakpoint
CREATE FUNCTION "bump_public_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "public_version" SET "version" = "version" + 1;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Length before content: no two rows have the same form, whatever stands in a remark.
CREATE FUNCTION "audit_field"("field" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(octet_length(convert_to("field", 'UTF8'))::text || ':' || "field", '-');
$$;
--> statement-breakpoint
-- The same form as src/trail/contentHash.ts, which checks it; null while the applicant may still change everything.
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
-- The same form as src/trail/rowHash.ts, which checks it.
CREATE FUNCTION "order_event_hash"("e" "order_events") RETURNS text LANGUAGE sql IMMUTABLE AS $$
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
CREATE FUNCTION "chain_order_event"() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER "chain_order_event" BEFORE INSERT ON "order_events" FOR EACH ROW EXECUTE FUNCTION "chain_order_event"();
--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are only ever added: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
-- The same form as src/modules/policyApplications/declarationTrail.ts, which checks it.
CREATE FUNCTION "policy_application_event_hash"("e" "policy_application_events") RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT encode(sha256(convert_to(
		"audit_field"("e"."previous_hash")
		|| "audit_field"("e"."application_id")
		|| "audit_field"("e"."position"::text)
		|| "audit_field"("e"."id"::text)
		|| "audit_field"("e"."event")
		|| "audit_field"("e"."state")
		|| "audit_field"("e"."user_id")
		|| "audit_field"("e"."remark")
		|| "audit_field"("e"."request_id")
		|| "audit_field"(to_char("e"."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
		'UTF8')), 'hex');
$$;
--> statement-breakpoint
-- Waits for whoever writes to the trail of the same declaration; other declarations go on.
CREATE FUNCTION "chain_policy_application_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"before" record;
BEGIN
	PERFORM 1 FROM "policy_applications" WHERE "id" = NEW."application_id" FOR NO KEY UPDATE;
	SELECT "position", "hash" INTO "before" FROM "policy_application_events" WHERE "application_id" = NEW."application_id" ORDER BY "position" DESC LIMIT 1;
	NEW."position" := coalesce("before"."position", 0) + 1;
	NEW."previous_hash" := "before"."hash";
	NEW."hash" := "policy_application_event_hash"(NEW);
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "chain_policy_application_event" BEFORE INSERT ON "policy_application_events" FOR EACH ROW EXECUTE FUNCTION "chain_policy_application_event"();
--> statement-breakpoint
-- The same form as src/modules/serviceOrders/serviceOrderTrail.ts, which checks it.
CREATE FUNCTION "service_order_event_hash"("e" "service_order_events") RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT encode(sha256(convert_to(
		"audit_field"("e"."previous_hash")
		|| "audit_field"("e"."order_id")
		|| "audit_field"("e"."position"::text)
		|| "audit_field"("e"."id"::text)
		|| "audit_field"("e"."event")
		|| "audit_field"("e"."status")
		|| "audit_field"("e"."user_id")
		|| "audit_field"("e"."remark")
		|| "audit_field"("e"."request_id")
		|| "audit_field"(to_char("e"."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
		'UTF8')), 'hex');
$$;
--> statement-breakpoint
-- Waits for whoever writes to the trail of the same order; other orders go on.
CREATE FUNCTION "chain_service_order_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"before" record;
BEGIN
	PERFORM 1 FROM "service_orders" WHERE "id" = NEW."order_id" FOR NO KEY UPDATE;
	SELECT "position", "hash" INTO "before" FROM "service_order_events" WHERE "order_id" = NEW."order_id" ORDER BY "position" DESC LIMIT 1;
	NEW."position" := coalesce("before"."position", 0) + 1;
	NEW."previous_hash" := "before"."hash";
	NEW."hash" := "service_order_event_hash"(NEW);
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "chain_service_order_event" BEFORE INSERT ON "service_order_events" FOR EACH ROW EXECUTE FUNCTION "chain_service_order_event"();
--> statement-breakpoint
-- The same form as src/modules/session/securityTrail.ts, which checks it.
CREATE FUNCTION "security_event_hash"("e" "security_events") RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT encode(sha256(convert_to(
		"audit_field"("e"."previous_hash")
		|| "audit_field"("e"."subject")
		|| "audit_field"("e"."position"::text)
		|| "audit_field"("e"."id"::text)
		|| "audit_field"("e"."event")
		|| "audit_field"("e"."detail")
		|| "audit_field"("e"."address")
		|| "audit_field"("e"."partner_id")
		|| "audit_field"("e"."request_id")
		|| "audit_field"(to_char("e"."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
		'UTF8')), 'hex');
$$;
--> statement-breakpoint
-- The row of the trail makes whoever adds to the same one wait; other trails go on.
CREATE FUNCTION "chain_security_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "security_trails" ("subject", "length", "last") VALUES (NEW."subject", 1, NEW."event")
		ON CONFLICT ("subject") DO UPDATE SET "length" = "security_trails"."length" + 1, "last" = excluded."last"
		RETURNING "length" INTO NEW."position";
	NEW."previous_hash" := (SELECT "hash" FROM "security_events" WHERE "subject" = NEW."subject" AND "position" = NEW."position" - 1);
	NEW."hash" := "security_event_hash"(NEW);
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "chain_security_event" BEFORE INSERT ON "security_events" FOR EACH ROW EXECUTE FUNCTION "chain_security_event"();
--> statement-breakpoint
CREATE TRIGGER "order_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
-- Also for sessions that switch ordinary triggers off (session_replication_role), here and below.
ALTER TABLE "order_events" ENABLE ALWAYS TRIGGER "order_events_append_only";
--> statement-breakpoint
CREATE TRIGGER "renewal_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "renewal_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
ALTER TABLE "renewal_events" ENABLE ALWAYS TRIGGER "renewal_events_append_only";
--> statement-breakpoint
CREATE TRIGGER "demand_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "demand_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
ALTER TABLE "demand_events" ENABLE ALWAYS TRIGGER "demand_events_append_only";
--> statement-breakpoint
CREATE TRIGGER "ticket_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ticket_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
ALTER TABLE "ticket_events" ENABLE ALWAYS TRIGGER "ticket_events_append_only";
--> statement-breakpoint
CREATE TRIGGER "policy_application_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "policy_application_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
ALTER TABLE "policy_application_events" ENABLE ALWAYS TRIGGER "policy_application_events_append_only";
--> statement-breakpoint
CREATE TRIGGER "service_order_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "service_order_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
ALTER TABLE "service_order_events" ENABLE ALWAYS TRIGGER "service_order_events_append_only";
--> statement-breakpoint
CREATE TRIGGER "service_review_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "service_review_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
ALTER TABLE "service_review_events" ENABLE ALWAYS TRIGGER "service_review_events_append_only";
--> statement-breakpoint
CREATE TRIGGER "security_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "security_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
ALTER TABLE "security_events" ENABLE ALWAYS TRIGGER "security_events_append_only";
--> statement-breakpoint
CREATE FUNCTION "note_order_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT count(*) > 1000 FROM (SELECT 1 FROM "changed" LIMIT 1001) AS "few") THEN
		INSERT INTO "order_changes" ("kind") VALUES ('ALL');
	ELSE
		INSERT INTO "order_changes" ("kind", "ref") SELECT 'ORDER', "id" FROM "changed";
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "note_orders_inserted" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_order_changes"();
--> statement-breakpoint
CREATE TRIGGER "note_orders_updated" AFTER UPDATE ON "orders" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_order_changes"();
--> statement-breakpoint
CREATE TRIGGER "note_orders_deleted" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_order_changes"();
--> statement-breakpoint
CREATE FUNCTION "note_all_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "order_changes" ("kind") VALUES ('ALL');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "note_orders_truncated" AFTER TRUNCATE ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION "note_all_changed"();
--> statement-breakpoint
CREATE FUNCTION "note_name_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "order_changes" ("kind", "ref") VALUES (TG_ARGV[0], NEW."id");
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "note_company_name" AFTER UPDATE ON "companies" FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name" OR OLD."credit_code" IS DISTINCT FROM NEW."credit_code") EXECUTE FUNCTION "note_name_change"('COMPANY');
--> statement-breakpoint
CREATE TRIGGER "note_user_name" AFTER UPDATE ON "users" FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION "note_name_change"('USER');
