CREATE TABLE "captchas" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"answer" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"key" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "captchas_expires" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "phone_codes_expires" ON "phone_codes" USING btree ("expires_at");