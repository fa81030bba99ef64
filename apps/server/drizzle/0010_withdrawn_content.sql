ALTER TABLE "departments" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;