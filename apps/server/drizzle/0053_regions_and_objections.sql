-- What was stored so far belongs to the one region that the platform served, unless its company or its own area says otherwise.
CREATE TABLE "binding_objections" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"member_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"remark" text,
	CONSTRAINT "binding_objections_decided" CHECK (("binding_objections"."outcome" is null) = ("binding_objections"."decided_at" is null) and ("binding_objections"."outcome" is null) = ("binding_objections"."decided_by" is null))
);
--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "scf_province" text;--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "scf_city" text;--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "scf_district" text;--> statement-breakpoint
UPDATE "demands" SET "scf_province" = coalesce((SELECT coalesce("areas"."parent_code", "areas"."code") FROM "areas" WHERE "areas"."code" = "demands"."city_code"), (SELECT "province_code" FROM "companies" WHERE "companies"."id" = "demands"."company_id"), '500000'), "scf_city" = coalesce("city_code", '500231'), "scf_district" = coalesce("area_code", "city_code", '500231');--> statement-breakpoint
ALTER TABLE "demands" ALTER COLUMN "scf_province" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "demands" ALTER COLUMN "scf_city" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "demands" ALTER COLUMN "scf_district" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "dispatches_demands" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluation_activities" ADD COLUMN "scf_province" text;--> statement-breakpoint
ALTER TABLE "evaluation_activities" ADD COLUMN "scf_city" text;--> statement-breakpoint
ALTER TABLE "evaluation_activities" ADD COLUMN "scf_district" text;--> statement-breakpoint
UPDATE "evaluation_activities" SET "scf_province" = '500000', "scf_city" = '500231', "scf_district" = '500231';--> statement-breakpoint
ALTER TABLE "evaluation_activities" ALTER COLUMN "scf_province" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluation_activities" ALTER COLUMN "scf_city" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluation_activities" ALTER COLUMN "scf_district" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "service_organisations" ADD COLUMN "scf_province" text;--> statement-breakpoint
ALTER TABLE "service_organisations" ADD COLUMN "scf_city" text;--> statement-breakpoint
ALTER TABLE "service_organisations" ADD COLUMN "scf_district" text;--> statement-breakpoint
UPDATE "service_organisations" SET "scf_province" = '500000', "scf_city" = '500231', "scf_district" = '500231';--> statement-breakpoint
ALTER TABLE "service_organisations" ALTER COLUMN "scf_province" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "service_organisations" ALTER COLUMN "scf_city" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "service_organisations" ALTER COLUMN "scf_district" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "scf_province" text;--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "scf_city" text;--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "scf_district" text;--> statement-breakpoint
UPDATE "renewals" SET ("scf_province", "scf_city", "scf_district") = (SELECT coalesce(max("province_code"), '500000'), coalesce(max("city_code"), '500231'), coalesce(max("area_code"), '500231') FROM "companies" WHERE "companies"."id" = "renewals"."company_id");--> statement-breakpoint
ALTER TABLE "renewals" ALTER COLUMN "scf_province" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "renewals" ALTER COLUMN "scf_city" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "renewals" ALTER COLUMN "scf_district" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "binding_objections" ADD CONSTRAINT "binding_objections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binding_objections" ADD CONSTRAINT "binding_objections_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binding_objections" ADD CONSTRAINT "binding_objections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binding_objections" ADD CONSTRAINT "binding_objections_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "binding_objections_created" ON "binding_objections" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "binding_objections_one_open" ON "binding_objections" USING btree ("company_id","member_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "demands_region" ON "demands" USING btree ("scf_province","scf_city","scf_district","status","due_at");--> statement-breakpoint
-- The economic commission and the service centre give demands to the other departments.
UPDATE "departments" SET "dispatches_demands" = true WHERE "id" IN ('jxw', 'xzs');