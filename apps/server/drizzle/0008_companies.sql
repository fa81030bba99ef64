CREATE TABLE "certifications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"credit_code" text NOT NULL,
	"company_name" text,
	"legal_name" text,
	"legal_id_no" text NOT NULL,
	"legal_phone" text NOT NULL,
	"province_code" text,
	"city_code" text,
	"area_code" text,
	"authority" jsonb NOT NULL,
	"certify_type" text NOT NULL,
	"state" text NOT NULL,
	"result" text NOT NULL,
	"company_four_status" boolean NOT NULL,
	"legal_three_status" boolean NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "legal_phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user_companies" ADD COLUMN "bound_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certifications_user" ON "certifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "certifications_company" ON "certifications" USING btree ("user_id","credit_code","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_companies_company" ON "user_companies" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "legal_id_no";