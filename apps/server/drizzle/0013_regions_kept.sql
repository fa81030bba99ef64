CREATE TABLE "managed_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
UPDATE "regions" SET "id" = "key";--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "regions_place" ON "regions" USING btree ("scf_province","scf_city","scf_district") WHERE not "regions"."is_closed";--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_id_unique" UNIQUE("id");
