ALTER TABLE "certifications" ALTER COLUMN "legal_id_no" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certifications" ALTER COLUMN "legal_phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "region_code" text;