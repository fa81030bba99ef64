CREATE TABLE "evaluation_activities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"introduction" text NOT NULL,
	"comment_content" text,
	"begin_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"canceled_at" timestamp (3) with time zone,
	"questions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluation_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"name" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluation_submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"object_id" text NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"comment_content" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evaluation_objects" ADD CONSTRAINT "evaluation_objects_activity_id_evaluation_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."evaluation_activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_submissions" ADD CONSTRAINT "evaluation_submissions_object_id_evaluation_objects_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."evaluation_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_submissions" ADD CONSTRAINT "evaluation_submissions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_submissions" ADD CONSTRAINT "evaluation_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evaluation_activities_begin" ON "evaluation_activities" USING btree ("begin_at");--> statement-breakpoint
CREATE INDEX "evaluation_objects_activity" ON "evaluation_objects" USING btree ("activity_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "evaluation_submissions_one" ON "evaluation_submissions" USING btree ("object_id","company_id");