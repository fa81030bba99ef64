ALTER TABLE "notices" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;