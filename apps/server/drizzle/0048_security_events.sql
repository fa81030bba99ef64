CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"event" text NOT NULL,
	"detail" text NOT NULL,
	"address" text NOT NULL,
	"partner_id" text,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"previous_hash" text,
	"hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_trails" (
	"subject" text PRIMARY KEY NOT NULL,
	"length" integer NOT NULL,
	"last" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "security_events_chain" ON "security_events" USING btree ("subject","position");--> statement-breakpoint
-- The same form as src/modules/session/securityEventHash.ts, which checks it.
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
CREATE TRIGGER "security_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "security_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
-- Also for sessions that switch ordinary triggers off (session_replication_role).
ALTER TABLE "security_events" ENABLE ALWAYS TRIGGER "security_events_append_only";
