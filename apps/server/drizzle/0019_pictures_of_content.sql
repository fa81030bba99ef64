ALTER TABLE "news" ADD COLUMN "picture_url" text;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "picture_alt" text;--> statement-breakpoint
-- Changes hold whole contents: what they say of pictures is what is shown now, so that publishing or restoring one keeps it.
UPDATE "managed_changes" SET "content" = "content" || '{"pictureUrl": "", "pictureAlt": null}' WHERE "kind" = 'NEWS';--> statement-breakpoint
UPDATE "managed_changes" SET "content" = "content" || jsonb_build_object('logo', coalesce((SELECT "logo" FROM "service_organisations" WHERE "id" = "item_id"), '')) WHERE "kind" = 'ORGANISATION';--> statement-breakpoint
UPDATE "managed_changes" SET "content" = "content" || jsonb_build_object('logo', coalesce((SELECT "logo" FROM "service_products" WHERE "id" = "item_id"), '')) WHERE "kind" = 'SERVICE';
