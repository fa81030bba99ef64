CREATE TABLE "service_review_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_review_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"position" integer NOT NULL,
	"event" text NOT NULL,
	"content" jsonb,
	"user_id" text,
	"reason" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"org_id" text NOT NULL,
	"name" text NOT NULL,
	"is_new" boolean NOT NULL,
	"submitted" jsonb NOT NULL,
	"published" jsonb,
	"audit_status" text NOT NULL,
	"reason" text,
	"submitted_by" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "service_reviews_decided" CHECK ((audit_status = 'PENDING') = (decided_at is null) and (audit_status = 'NOT_PASSED') = (reason is not null))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "org_id" text;--> statement-breakpoint
ALTER TABLE "service_review_events" ADD CONSTRAINT "service_review_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_reviews" ADD CONSTRAINT "service_reviews_org_id_service_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."service_organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_reviews" ADD CONSTRAINT "service_reviews_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_reviews" ADD CONSTRAINT "service_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_review_events_position" ON "service_review_events" USING btree ("kind","subject_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "service_reviews_waiting" ON "service_reviews" USING btree ("kind","subject_id") WHERE audit_status = 'PENDING';--> statement-breakpoint
CREATE INDEX "service_reviews_status" ON "service_reviews" USING btree ("audit_status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "service_reviews_newest" ON "service_reviews" USING btree ("submitted_at" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_org_id_service_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."service_organisations"("id") ON DELETE no action ON UPDATE no action;