ALTER TABLE "notices" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "region_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "policy_publishers" ADD COLUMN "logo_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "list_image" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What was plain text, as paragraphs; versions and changes too, so that restoring one keeps its lines.
UPDATE "notices" SET "html" = CASE WHEN "content" = '' THEN '' ELSE '<p>' || replace(replace(replace(replace("content", '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n', '</p><p>') || '</p>' END WHERE "user_id" IS NULL;--> statement-breakpoint
UPDATE "managed_changes" SET "content" = "content" || jsonb_build_object('regionCodes', '[]'::jsonb, 'content', CASE WHEN ("content" ->> 'content') = '' THEN '' ELSE '<p>' || replace(replace(replace(replace(("content" ->> 'content'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n', '</p><p>') || '</p>' END) WHERE "kind" = 'ANNOUNCEMENT';--> statement-breakpoint
UPDATE "managed_changes" SET "content" = "content" || '{"listImage": ""}' WHERE "kind" = 'PRODUCT';--> statement-breakpoint
UPDATE "managed_changes" SET "content" = "content" || '{"logoUrl": ""}' WHERE "kind" = 'PUBLISHER';--> statement-breakpoint
-- Visitors read announcements, whose changes therefore count for caches; notices to one person do not.
CREATE TRIGGER "bump_announcements" AFTER INSERT OR UPDATE ON "notices" FOR EACH ROW WHEN (NEW."user_id" IS NULL) EXECUTE FUNCTION "bump_public_version"();--> statement-breakpoint
CREATE TRIGGER "bump_deleted_announcements" AFTER DELETE ON "notices" FOR EACH ROW WHEN (OLD."user_id" IS NULL) EXECUTE FUNCTION "bump_public_version"();--> statement-breakpoint
CREATE TRIGGER "bump_no_announcements" AFTER TRUNCATE ON "notices" FOR EACH STATEMENT EXECUTE FUNCTION "bump_public_version"();
