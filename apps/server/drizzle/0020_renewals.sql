CREATE TABLE "renewal_banks" (
	"bank_id" text PRIMARY KEY NOT NULL,
	"phone" text,
	"slogan" text,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renewal_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "renewal_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"renewal_id" text NOT NULL,
	"event" text NOT NULL,
	"accept_status" text NOT NULL,
	"user_id" text NOT NULL,
	"remark" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renewal_products" (
	"id" text PRIMARY KEY NOT NULL,
	"bank_id" text NOT NULL,
	"name" text NOT NULL,
	"renew_type" text NOT NULL,
	"max_loan_limit" integer NOT NULL,
	"min_interest_rate" numeric(7, 4) NOT NULL,
	"max_interest_rate" numeric(7, 4) NOT NULL,
	"interest_rate_type" text NOT NULL,
	"max_loan_term" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renewals" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"renew_type" text NOT NULL,
	"company_id" text,
	"bank_id" text NOT NULL,
	"renew_product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"remaining_amount" numeric(10, 2) NOT NULL,
	"renew_expire_date" date NOT NULL,
	"renew_amount" numeric(10, 2) NOT NULL,
	"renew_deadline" integer NOT NULL,
	"renew_use" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"idcard" text,
	"recommendation_code" text,
	"accept_status" text NOT NULL,
	"renew_quota" numeric(10, 2),
	"interest_rate_type" text,
	"interest_rate" numeric(7, 4),
	"renew_term" integer,
	"remark" text,
	"audited_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "renewals_applicant" CHECK (("renewals"."renew_type" = 'ENTERPRISE') = ("renewals"."company_id" is not null) and ("renewals"."renew_type" = 'PERSONAL') = ("renewals"."idcard" is not null)),
	CONSTRAINT "renewals_amounts" CHECK (0 < "renewals"."renew_amount" and "renewals"."renew_amount" <= "renewals"."remaining_amount"),
	CONSTRAINT "renewals_decided" CHECK (("renewals"."accept_status" = 'ACCEPT_SUCCESS') = ("renewals"."audited_at" is null))
);
--> statement-breakpoint
ALTER TABLE "renewal_banks" ADD CONSTRAINT "renewal_banks_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "renewal_events" ADD CONSTRAINT "renewal_events_renewal_id_renewals_id_fk" FOREIGN KEY ("renewal_id") REFERENCES "public"."renewals"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "renewal_events" ADD CONSTRAINT "renewal_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "renewal_products" ADD CONSTRAINT "renewal_products_bank_id_renewal_banks_bank_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."renewal_banks"("bank_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_bank_id_renewal_banks_bank_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."renewal_banks"("bank_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_renew_product_id_renewal_products_id_fk" FOREIGN KEY ("renew_product_id") REFERENCES "public"."renewal_products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "renewal_events_once" ON "renewal_events" USING btree ("renewal_id","event");
--> statement-breakpoint
CREATE INDEX "renewal_products_bank" ON "renewal_products" USING btree ("bank_id","position");
--> statement-breakpoint
CREATE INDEX "renewals_user_created" ON "renewals" USING btree ("user_id","created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "renewals_bank_created" ON "renewals" USING btree ("bank_id","created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "renewals_one_open_company" ON "renewals" USING btree ("company_id","renew_product_id") WHERE accept_status = 'ACCEPT_SUCCESS' and company_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "renewals_one_open_person" ON "renewals" USING btree ("user_id","renew_product_id") WHERE accept_status = 'ACCEPT_SUCCESS' and company_id is null;
--> statement-breakpoint
CREATE TRIGGER "renewal_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "renewal_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
-- Also for sessions that switch ordinary triggers off (session_replication_role).
ALTER TABLE "renewal_events" ENABLE ALWAYS TRIGGER "renewal_events_append_only";
