ALTER TABLE "products" ADD COLUMN "processing_days" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "processing_steps" jsonb DEFAULT '[]'::jsonb NOT NULL;