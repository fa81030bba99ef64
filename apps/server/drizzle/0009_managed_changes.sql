CREATE TABLE "managed_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"basis" integer NOT NULL,
	"version" integer,
	"state" text NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"bank_id" text,
	"scf_province" text,
	"content" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"publish_on" timestamp (3) with time zone,
	"author_id" text NOT NULL,
	"decided_by" text,
	"approved" boolean,
	"opinion" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "managed_changes_versions" CHECK (("managed_changes"."state" = 'PUBLISHED') = ("managed_changes"."version" is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "product_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "banks" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "managed_changes" ADD CONSTRAINT "managed_changes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_changes" ADD CONSTRAINT "managed_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "managed_changes_open" ON "managed_changes" USING btree ("kind","item_id") WHERE "managed_changes"."state" in ('DRAFT', 'SUBMITTED', 'RETURNED', 'SCHEDULED');--> statement-breakpoint
CREATE UNIQUE INDEX "managed_changes_version" ON "managed_changes" USING btree ("kind","item_id","version");--> statement-breakpoint
CREATE INDEX "managed_changes_newest" ON "managed_changes" USING btree ("updated_at","id");--> statement-breakpoint
SELECT pgboss.create_queue('publication', '{"policy":"standard","retryLimit":9,"retryDelay":60,"retryBackoff":true,"expireInSeconds":60,"retentionMinutes":14400}');
