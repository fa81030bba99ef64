CREATE TABLE "ticket_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"discount_rate" numeric(7, 4) NOT NULL,
	"contract_amount" numeric(14, 2) NOT NULL,
	"due_amount" numeric(14, 2) NOT NULL,
	"org_name" text,
	"contact_name" text,
	"contact_phone" text,
	"file_key" text,
	"form_items" jsonb NOT NULL,
	"audit_state" text NOT NULL,
	"approved_amount" numeric(14, 2),
	"remark" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ticket_applications_amounts" CHECK (0 < "ticket_applications"."due_amount" and "ticket_applications"."due_amount" <= "ticket_applications"."contract_amount" and "ticket_applications"."approved_amount" <= "ticket_applications"."due_amount"),
	CONSTRAINT "ticket_applications_approved" CHECK (("ticket_applications"."audit_state" = 'PASSED') = ("ticket_applications"."approved_amount" is not null))
);
--> statement-breakpoint
CREATE TABLE "ticket_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"discount_rate" numeric(7, 4) NOT NULL,
	"max_amount" numeric(14, 2) NOT NULL,
	"opens_on" date NOT NULL,
	"closes_on" date NOT NULL,
	"tickets_expire_on" date NOT NULL,
	CONSTRAINT "ticket_batches_name_unique" UNIQUE("name"),
	CONSTRAINT "ticket_batches_days" CHECK ("ticket_batches"."opens_on" <= "ticket_batches"."closes_on" and "ticket_batches"."closes_on" <= "ticket_batches"."tickets_expire_on")
);
--> statement-breakpoint
CREATE TABLE "ticket_discounts" (
	"batch_id" text NOT NULL,
	"company_id" text NOT NULL,
	"discount_rate" numeric(7, 4) NOT NULL,
	CONSTRAINT "ticket_discounts_batch_id_company_id_pk" PRIMARY KEY("batch_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" text NOT NULL,
	"version" integer NOT NULL,
	"event" text NOT NULL,
	"audit_state" text NOT NULL,
	"user_id" text NOT NULL,
	"remark" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"user_id" text NOT NULL,
	"company_name" text NOT NULL,
	"credit_code" text NOT NULL,
	"batch" text NOT NULL,
	"contract_amount" numeric(14, 2) NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"apply_date" date NOT NULL,
	"expires_on" date NOT NULL,
	"used_on" date,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tickets_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "tickets_amount" CHECK (0 < "tickets"."amount" and "tickets"."amount" <= "tickets"."contract_amount")
);
--> statement-breakpoint
ALTER TABLE "ticket_applications" ADD CONSTRAINT "ticket_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_applications" ADD CONSTRAINT "ticket_applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_applications" ADD CONSTRAINT "ticket_applications_batch_id_ticket_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."ticket_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_discounts" ADD CONSTRAINT "ticket_discounts_batch_id_ticket_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."ticket_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_discounts" ADD CONSTRAINT "ticket_discounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_application_id_ticket_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."ticket_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_application_id_ticket_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."ticket_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_applications_user_created" ON "ticket_applications" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "ticket_applications_created" ON "ticket_applications" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_applications_one_open" ON "ticket_applications" USING btree ("company_id") WHERE audit_state in ('PENDING', 'RETURNED');--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_events_version" ON "ticket_events" USING btree ("application_id","version");--> statement-breakpoint
CREATE INDEX "tickets_user_expires" ON "tickets" USING btree ("user_id","expires_on","id");--> statement-breakpoint
CREATE INDEX "tickets_issued" ON "tickets" USING btree ("issued_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE TRIGGER "ticket_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ticket_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
-- Also for sessions that switch ordinary triggers off (session_replication_role).
ALTER TABLE "ticket_events" ENABLE ALWAYS TRIGGER "ticket_events_append_only";
