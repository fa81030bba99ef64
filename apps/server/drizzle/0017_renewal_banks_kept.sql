ALTER TABLE "renewal_banks" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "renewal_products" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;