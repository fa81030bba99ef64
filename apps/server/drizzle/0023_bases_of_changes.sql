ALTER TABLE "managed_changes" ADD COLUMN "base" jsonb;--> statement-breakpoint
-- Changes in progress were begun on their newest version; what has none is compared from the next save on.
UPDATE "managed_changes" AS "change" SET "base" = "version"."content" FROM "managed_changes" AS "version" WHERE "change"."state" IN ('DRAFT', 'SUBMITTED', 'RETURNED', 'SCHEDULED') AND "version"."kind" = "change"."kind" AND "version"."item_id" = "change"."item_id" AND "version"."version" = "change"."basis";
