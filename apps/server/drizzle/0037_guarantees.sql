CREATE TABLE "guarantee_indicators" (
	"key" text PRIMARY KEY NOT NULL,
	"board" text NOT NULL,
	"name" text NOT NULL,
	"measure" text NOT NULL,
	"unit" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guarantee_towns" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"place" integer NOT NULL,
	"jobs" integer NOT NULL,
	"market_entities" integer NOT NULL,
	"loans" numeric(16, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guarantee_values" (
	"indicator_key" text NOT NULL,
	"month" text NOT NULL,
	"value" numeric(16, 2) NOT NULL,
	CONSTRAINT "guarantee_values_indicator_key_month_pk" PRIMARY KEY("indicator_key","month")
);
--> statement-breakpoint
ALTER TABLE "guarantee_values" ADD CONSTRAINT "guarantee_values_indicator_key_guarantee_indicators_key_fk" FOREIGN KEY ("indicator_key") REFERENCES "public"."guarantee_indicators"("key") ON DELETE no action ON UPDATE no action;