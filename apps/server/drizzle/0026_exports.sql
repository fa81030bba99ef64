CREATE TABLE "export_records" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"export_id" text NOT NULL,
	"state" text NOT NULL,
	"columns" jsonb NOT NULL,
	"filters" jsonb NOT NULL,
	"total" integer NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "export_records" ADD CONSTRAINT "export_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "export_records_user_export" ON "export_records" USING btree ("user_id","export_id");--> statement-breakpoint
CREATE INDEX "export_records_started" ON "export_records" USING btree ("started_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "export_records_running" ON "export_records" USING btree ("user_id") WHERE state = 'RUNNING';