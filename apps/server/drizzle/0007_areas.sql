CREATE TABLE "region_pages" (
	"region_key" text NOT NULL,
	"page" text NOT NULL,
	"title" text NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "region_pages_region_key_page_pk" PRIMARY KEY("region_key","page")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text
);
--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "region_pages" ADD CONSTRAINT "region_pages_region_key_regions_key_fk" FOREIGN KEY ("region_key") REFERENCES "public"."regions"("key") ON DELETE no action ON UPDATE no action;