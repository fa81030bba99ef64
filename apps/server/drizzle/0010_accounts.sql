CREATE TABLE "file_uses" (
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	CONSTRAINT "file_uses_kind_ref_id_key_pk" PRIMARY KEY("kind","ref_id","key")
);
--> statement-breakpoint
CREATE TABLE "upload_tokens" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"key_prefix" text NOT NULL,
	"files_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploaded_files" (
	"key" text PRIMARY KEY NOT NULL,
	"object_name" text NOT NULL,
	"owner_id" text NOT NULL,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"unused_since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outside_visits" (
	"id" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"path" text NOT NULL,
	"signed_in" boolean NOT NULL,
	"visited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Sessions from before have no family and no absolute end: their users sign in again.
DELETE FROM "sessions";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "family_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "epoch" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "renewal_salt" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ends_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "session_epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_key_uploaded_files_key_fk" FOREIGN KEY ("key") REFERENCES "public"."uploaded_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_tokens" ADD CONSTRAINT "upload_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_files" ADD CONSTRAINT "uploaded_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_uses_key" ON "file_uses" USING btree ("key");--> statement-breakpoint
CREATE INDEX "upload_tokens_expires" ON "upload_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploaded_files_owner" ON "uploaded_files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "uploaded_files_object" ON "uploaded_files" USING btree ("object_name");--> statement-breakpoint
CREATE INDEX "uploaded_files_unused" ON "uploaded_files" USING btree ("unused_since");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outside_visits_visited" ON "outside_visits" USING btree ("visited_at");--> statement-breakpoint
CREATE INDEX "sessions_family" ON "sessions" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");