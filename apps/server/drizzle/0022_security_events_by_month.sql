-- Months of security events can leave, although none of their rows can be deleted (docs/adr/0050).
ALTER TABLE "security_trails" ADD COLUMN "last_hash" text DEFAULT '' NOT NULL, ADD COLUMN "departed" integer DEFAULT 0 NOT NULL, ADD COLUMN "departed_hash" text;
--> statement-breakpoint
UPDATE "security_trails" SET "last_hash" = "e"."hash" FROM "security_events" "e" WHERE "e"."subject" = "security_trails"."subject" AND "e"."position" = "security_trails"."length";
--> statement-breakpoint
ALTER TABLE "security_trails" ALTER COLUMN "last_hash" DROP DEFAULT;
--> statement-breakpoint
DROP FUNCTION "security_event_hash";
--> statement-breakpoint
ALTER TABLE "security_events" RENAME TO "former_security_events";
--> statement-breakpoint
ALTER INDEX "security_events_chain" RENAME TO "former_security_events_chain";
--> statement-breakpoint
ALTER SEQUENCE "security_events_id_seq" RENAME TO "former_security_events_id_seq";
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"event" text NOT NULL,
	"detail" text NOT NULL,
	"address" text NOT NULL,
	"partner_id" text,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"previous_hash" text,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "security_events_id_created_at_pk" PRIMARY KEY("id","created_at")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "security_events_chain" ON "security_events" USING btree ("subject","position","created_at");
--> statement-breakpoint
-- Statements that name a partition go past the triggers of the table, so each partition has its own.
CREATE FUNCTION "protect_security_events"("partition" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('CREATE TRIGGER "security_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"()', "partition");
	EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER "security_events_append_only"', "partition");
END
$$;
--> statement-breakpoint
-- Adds the missing partitions of the months (of China) between two moments.
CREATE FUNCTION "add_security_event_months"("first" timestamptz, "last" timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"month" timestamp := date_trunc('month', "first" AT TIME ZONE 'Asia/Shanghai');
	"name" text;
BEGIN
	WHILE "month" AT TIME ZONE 'Asia/Shanghai' <= "last" LOOP
		"name" := 'security_events_' || to_char("month", 'YYYY_MM');
		IF to_regclass("name") IS NULL THEN
			EXECUTE format('CREATE TABLE %I PARTITION OF "security_events" FOR VALUES FROM (%L) TO (%L)', "name",
				"month" AT TIME ZONE 'Asia/Shanghai', ("month" + interval '1 month') AT TIME ZONE 'Asia/Shanghai');
			PERFORM "protect_security_events"("name");
		END IF;
		"month" := "month" + interval '1 month';
	END LOOP;
END
$$;
--> statement-breakpoint
-- Nobody's sign-in fails because a month is missing.
CREATE TABLE "security_events_other" PARTITION OF "security_events" DEFAULT;
--> statement-breakpoint
SELECT "protect_security_events"('security_events'), "protect_security_events"('security_events_other');
--> statement-breakpoint
SELECT "add_security_event_months"(least(min("created_at"), now()), now() + interval '3 months') FROM "former_security_events";
--> statement-breakpoint
INSERT INTO "security_events" OVERRIDING SYSTEM VALUE SELECT * FROM "former_security_events";
--> statement-breakpoint
SELECT setval('security_events_id_seq', coalesce(max("id"), 0) + 1, false) FROM "security_events";
--> statement-breakpoint
DROP TABLE "former_security_events";
--> statement-breakpoint
-- The same form as src/securityEvents/securityTrail.ts, which checks it.
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
-- The row of the trail makes whoever adds to the same one wait; it makes positions unique over all months, and knows the hash before.
CREATE OR REPLACE FUNCTION "chain_security_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "security_trails" ("subject", "length", "last", "last_hash") VALUES (NEW."subject", 1, NEW."event", '')
		ON CONFLICT ("subject") DO UPDATE SET "length" = "security_trails"."length" + 1, "last" = excluded."last"
		RETURNING "length", nullif("last_hash", '') INTO NEW."position", NEW."previous_hash";
	NEW."hash" := "security_event_hash"(NEW);
	UPDATE "security_trails" SET "last_hash" = NEW."hash" WHERE "subject" = NEW."subject";
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "chain_security_event" BEFORE INSERT ON "security_events" FOR EACH ROW EXECUTE FUNCTION "chain_security_event"();
