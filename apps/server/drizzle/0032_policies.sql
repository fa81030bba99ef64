CREATE TABLE "policies" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text,
	"publish_number" text,
	"category" text,
	"grade" text NOT NULL,
	"enterprise_sizes" jsonb NOT NULL,
	"publish_org_id" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"declare_from" date,
	"declare_until" date,
	"declared_online" boolean NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"min_amount" numeric(10, 2),
	"max_amount" numeric(10, 2),
	"redemption" text,
	"applicants" jsonb NOT NULL,
	"targets" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"contact" jsonb,
	"content" text NOT NULL,
	"plain_text" text NOT NULL,
	"files" jsonb NOT NULL,
	"basic_files" jsonb NOT NULL,
	"declaration_files" jsonb NOT NULL,
	"requires_tax_auth" boolean DEFAULT false NOT NULL,
	"fill_company_info" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_dictionary" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "policy_dictionary_kind_code_pk" PRIMARY KEY("kind","code")
);
--> statement-breakpoint
CREATE TABLE "policy_favourites" (
	"user_id" text NOT NULL,
	"policy_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "policy_favourites_user_id_policy_id_pk" PRIMARY KEY("user_id","policy_id")
);
--> statement-breakpoint
CREATE TABLE "policy_publishers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_pushes" (
	"company_id" text NOT NULL,
	"policy_id" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"pushed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "policy_pushes_company_id_policy_id_pk" PRIMARY KEY("company_id","policy_id")
);
--> statement-breakpoint
CREATE TABLE "policy_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_views" (
	"policy_id" text PRIMARY KEY NOT NULL,
	"views" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_publish_org_id_policy_publishers_id_fk" FOREIGN KEY ("publish_org_id") REFERENCES "public"."policy_publishers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_favourites" ADD CONSTRAINT "policy_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_favourites" ADD CONSTRAINT "policy_favourites_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_pushes" ADD CONSTRAINT "policy_pushes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_pushes" ADD CONSTRAINT "policy_pushes_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_views" ADD CONSTRAINT "policy_views_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policies_published" ON "policies" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "policies_org" ON "policies" USING btree ("publish_org_id");--> statement-breakpoint
CREATE INDEX "policy_pushes_policy" ON "policy_pushes" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "policy_views_changed" ON "policy_views" USING btree ("changed_at");