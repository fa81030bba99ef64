ALTER TABLE "policy_publishers" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_batches" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;