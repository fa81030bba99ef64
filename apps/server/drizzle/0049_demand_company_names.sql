ALTER TABLE "demands" ADD COLUMN "company_name" text;--> statement-breakpoint
UPDATE "demands" SET "company_name" = "companies"."name" FROM "companies" WHERE "companies"."id" = "demands"."company_id";
