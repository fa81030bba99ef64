ALTER TABLE "order_events" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "previous_hash" text;
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "hash" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Length before content: no two rows have the same form, whatever stands in a remark.
CREATE FUNCTION "audit_field"("field" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(octet_length(convert_to("field", 'UTF8'))::text || ':' || "field", '-');
$$;
--> statement-breakpoint
-- The same form as src/audit/rowHash.ts, which checks it.
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
		|| "audit_field"(to_char("e"."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
		'UTF8')), 'hex');
$$;
--> statement-breakpoint
-- Rows from before the chain, and what their orders count.
DO $$
DECLARE
	"e" "order_events";
	"before" "order_events";
BEGIN
	FOR "e" IN SELECT * FROM "order_events" ORDER BY "order_id", "id" LOOP
		IF "before"."order_id" IS DISTINCT FROM "e"."order_id" THEN "before" := NULL; END IF;
		"e"."position" := coalesce("before"."position", 0) + 1;
		"e"."previous_hash" := "before"."hash";
		"e"."hash" := "order_event_hash"("e");
		UPDATE "order_events" SET "position" = "e"."position", "previous_hash" = "e"."previous_hash", "hash" = "e"."hash" WHERE "id" = "e"."id";
		"before" := "e";
	END LOOP;
	UPDATE "orders" SET "version" = "trail"."rows" FROM (SELECT "order_id", count(*)::int AS "rows" FROM "order_events" GROUP BY "order_id") AS "trail" WHERE "id" = "trail"."order_id";
END
$$;
--> statement-breakpoint
DROP INDEX "order_events_order";
--> statement-breakpoint
-- Two rows after the same one cannot be, however they were written.
CREATE UNIQUE INDEX "order_events_chain" ON "order_events" USING btree ("order_id","position");
--> statement-breakpoint
-- Waits for whoever writes to the trail of the same order; other orders go on.
CREATE FUNCTION "chain_order_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"before" record;
BEGIN
	PERFORM 1 FROM "orders" WHERE "id" = NEW."order_id" FOR NO KEY UPDATE;
	SELECT "position", "hash" INTO "before" FROM "order_events" WHERE "order_id" = NEW."order_id" ORDER BY "position" DESC LIMIT 1;
	NEW."position" := coalesce("before"."position", 0) + 1;
	NEW."previous_hash" := "before"."hash";
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
CREATE TRIGGER "order_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
-- Also for sessions that switch ordinary triggers off (session_replication_role).
ALTER TABLE "order_events" ENABLE ALWAYS TRIGGER "order_events_append_only";
