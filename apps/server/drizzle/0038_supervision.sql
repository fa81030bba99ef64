CREATE TABLE "supervised_companies" (
	"id" text PRIMARY KEY NOT NULL,
	"credit_code" text NOT NULL,
	"name" text NOT NULL,
	"legal_name" text,
	"registration_status" text NOT NULL,
	"address" text,
	"registered_capital" text,
	"established_on" date,
	"industry" text,
	"business_scope" text,
	"registration_authority" text,
	"ratings" jsonb NOT NULL,
	"licences" jsonb NOT NULL,
	"punishments" jsonb NOT NULL,
	"updated_on" date NOT NULL,
	CONSTRAINT "supervised_companies_credit_code_unique" UNIQUE("credit_code")
);
--> statement-breakpoint
CREATE INDEX "supervised_companies_updated" ON "supervised_companies" USING btree ("updated_on" DESC NULLS FIRST,"id");