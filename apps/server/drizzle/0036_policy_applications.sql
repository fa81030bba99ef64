CREATE TABLE "policy_application_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "policy_application_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" text NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"user_id" text NOT NULL,
	"remark" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"previous_hash" text,
	"hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"policy_id" text NOT NULL,
	"state" text NOT NULL,
	"form" jsonb NOT NULL,
	"basic_files" jsonb NOT NULL,
	"declaration_files" jsonb NOT NULL,
	"redeemed_amount" numeric(10, 2),
	"redeemed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "policy_applications_redeemed" CHECK (("policy_applications"."state" = 'REDEEMED') = ("policy_applications"."redeemed_amount" is not null) and ("policy_applications"."redeemed_amount" is null) = ("policy_applications"."redeemed_at" is null) and coalesce("policy_applications"."redeemed_amount", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "policy_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"policy_id" text NOT NULL,
	"form" jsonb NOT NULL,
	"basic_files" jsonb NOT NULL,
	"declaration_files" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "policy_application_events" ADD CONSTRAINT "policy_application_events_application_id_policy_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."policy_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_application_events" ADD CONSTRAINT "policy_application_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_applications" ADD CONSTRAINT "policy_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_applications" ADD CONSTRAINT "policy_applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_applications" ADD CONSTRAINT "policy_applications_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_drafts" ADD CONSTRAINT "policy_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_drafts" ADD CONSTRAINT "policy_drafts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_drafts" ADD CONSTRAINT "policy_drafts_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "policy_application_events_chain" ON "policy_application_events" USING btree ("application_id","position");--> statement-breakpoint
CREATE INDEX "policy_applications_user" ON "policy_applications" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "policy_applications_state" ON "policy_applications" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "policy_applications_policy" ON "policy_applications" USING btree ("policy_id");--> statement-breakpoint
CREATE UNIQUE INDEX "policy_applications_one_open" ON "policy_applications" USING btree ("company_id","policy_id") WHERE state in ('PENDING','RETURNED','PASSED','REDEEMED');--> statement-breakpoint
CREATE UNIQUE INDEX "policy_drafts_one" ON "policy_drafts" USING btree ("user_id","company_id","policy_id");--> statement-breakpoint
CREATE INDEX "policy_drafts_user" ON "policy_drafts" USING btree ("user_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
-- The same form as src/modules/policyApplications/eventHash.ts, which checks it.
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
CREATE TRIGGER "policy_application_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "policy_application_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
-- Also for sessions that switch ordinary triggers off (session_replication_role).
ALTER TABLE "policy_application_events" ENABLE ALWAYS TRIGGER "policy_application_events_append_only";
