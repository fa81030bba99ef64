CREATE TABLE "site_views" (
	"day" date PRIMARY KEY NOT NULL,
	"views" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "source" text DEFAULT '垫江县发展和改革委员会' NOT NULL;