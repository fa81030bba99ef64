CREATE SEQUENCE "public"."order_serial" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "credit_advices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"result" jsonb,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_days" (
	"day" text PRIMARY KEY NOT NULL,
	"before" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_applicants" (
	"user_id" text PRIMARY KEY NOT NULL,
	"apply_name" text NOT NULL,
	"house_area_id" text,
	"house_detail_address" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_bank_created";--> statement-breakpoint
DROP INDEX "orders_created";--> statement-breakpoint
DROP INDEX "orders_one_open";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "loan_amount" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "loan_term" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind" text DEFAULT 'COMPANY' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "applicant_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parent_order_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "application" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_invoice" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
-- Until now every order but a saved one had been submitted when it was created.
UPDATE "orders" SET "submitted_at" = "created_at" WHERE "status" <> 'SAVE_NOT_SUBMIT';--> statement-breakpoint
ALTER TABLE "credit_advices" ADD CONSTRAINT "credit_advices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_advices" ADD CONSTRAINT "credit_advices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_applicants" ADD CONSTRAINT "person_applicants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_advices_one" ON "credit_advices" USING btree ("user_id","company_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_parent_order_id_orders_id_fk" FOREIGN KEY ("parent_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_parent" ON "orders" USING btree ("parent_order_id") WHERE parent_order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_person" ON "orders" USING btree ("user_id","product_id") WHERE kind = 'PERSON' and status in ('SAVE_NOT_SUBMIT','ACCEPT_SUCCESS','BANK_NO_INFO','PRE_JXW_ACCEPT','JXW_AUDIT_PASSED','APPROVAL_SUCCESS') and parent_order_id is null;--> statement-breakpoint
CREATE INDEX "orders_bank_created" ON "orders" USING btree ("bank_id","created_at" DESC NULLS FIRST,"id","status","company_id","submitted_at");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id","status","company_id","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("company_id","product_id") WHERE status in ('SAVE_NOT_SUBMIT','ACCEPT_SUCCESS','BANK_NO_INFO','PRE_JXW_ACCEPT','JXW_AUDIT_PASSED','APPROVAL_SUCCESS') and parent_order_id is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_applicant" CHECK (case kind when 'PERSON' then company_id is null and (applicant_name is not null or submitted_at is null) else company_id is not null end);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_submitted" CHECK (submitted_at is null and status in ('SAVE_NOT_SUBMIT','ORDER_CLOSED') or submitted_at is not null and status <> 'SAVE_NOT_SUBMIT' and loan_amount is not null and loan_term is not null);