CREATE TABLE "backups" (
	"id" text PRIMARY KEY NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	"is_whole" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "broken_links" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"bank_id" text,
	"scf_province" text,
	"address" text NOT NULL,
	"fault" text NOT NULL,
	CONSTRAINT "broken_links_kind_item_id_address_pk" PRIMARY KEY("kind","item_id","address")
);
--> statement-breakpoint
CREATE TABLE "link_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"checked" integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
SELECT pgboss.create_queue('links', '{"policy":"standard","retryLimit":1,"retryDelay":600,"expireInSeconds":900,"retentionMinutes":14400}');
