CREATE SEQUENCE "public"."order_serial" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."report_serial" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."service_order_serial" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "areas" (
	"code" text PRIMARY KEY NOT NULL,
	"parent_code" text,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region_pages" (
	"region_key" text NOT NULL,
	"page" text NOT NULL,
	"title" text NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "region_pages_region_key_page_pk" PRIMARY KEY("region_key","page")
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"key" text PRIMARY KEY NOT NULL,
	"region_name" text NOT NULL,
	"scf_province" text NOT NULL,
	"scf_city" text NOT NULL,
	"scf_district" text NOT NULL,
	"config" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text
);
--> statement-breakpoint
CREATE TABLE "binding_objections" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"member_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"remark" text,
	CONSTRAINT "binding_objections_decided" CHECK (("binding_objections"."outcome" is null) = ("binding_objections"."decided_at" is null) and ("binding_objections"."outcome" is null) = ("binding_objections"."decided_by" is null))
);
--> statement-breakpoint
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
CREATE TABLE "certificates" (
	"order_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"legal_name" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certifications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"credit_code" text NOT NULL,
	"company_name" text,
	"legal_name" text,
	"legal_id_no" text,
	"legal_phone" text,
	"province_code" text,
	"city_code" text,
	"area_code" text,
	"authority" jsonb NOT NULL,
	"certify_type" text NOT NULL,
	"state" text NOT NULL,
	"result" text NOT NULL,
	"company_four_status" boolean NOT NULL,
	"legal_three_status" boolean NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"credit_code" text NOT NULL,
	"name" text NOT NULL,
	"legal_name" text NOT NULL,
	"legal_phone" text,
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"area_code" text NOT NULL,
	"address" text,
	CONSTRAINT "companies_credit_code_unique" UNIQUE("credit_code")
);
--> statement-breakpoint
CREATE TABLE "credit_advices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"result" jsonb,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "demand_days" (
	"company_id" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "demand_days_company_id_day_pk" PRIMARY KEY("company_id","day"),
	CONSTRAINT "demand_days_count" CHECK (count > 0)
);
--> statement-breakpoint
CREATE TABLE "demand_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demand_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"demand_id" text NOT NULL,
	"position" integer NOT NULL,
	"event" text NOT NULL,
	"status" text NOT NULL,
	"user_id" text,
	"department_id" text,
	"remark" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demand_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demand_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"demand_id" text NOT NULL,
	"department_id" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demands" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"demand_type" text NOT NULL,
	"user_id" text,
	"company_id" text,
	"company_name" text,
	"area_code" text,
	"area_name" text,
	"city_code" text,
	"scf_province" text NOT NULL,
	"scf_city" text NOT NULL,
	"scf_district" text NOT NULL,
	"contact_name" text,
	"contact_phone" text,
	"file_keys" jsonb NOT NULL,
	"form_items" jsonb NOT NULL,
	"status" text NOT NULL,
	"department_id" text,
	"close_reason" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"replied_at" timestamp (3) with time zone,
	"service_satisfaction" integer,
	"solve_speed" integer,
	"rating" text,
	"rated_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "demands_state" CHECK (case status when 'SUBMITTED' then department_id is null and replied_at is null when 'PROCESSING' then department_id is not null and replied_at is null when 'REPLIED' then department_id is not null and replied_at is not null else status = 'CLOSED' end),
	CONSTRAINT "demands_rated" CHECK ((rated_at is null) = (service_satisfaction is null) and (rated_at is null) = (solve_speed is null) and (rated_at is null or replied_at is not null)),
	CONSTRAINT "demands_ratings" CHECK (service_satisfaction between 1 and 5 and solve_speed between 1 and 5),
	CONSTRAINT "demands_area" CHECK (company_id is null or area_name is not null and city_code is not null)
);
--> statement-breakpoint
CREATE TABLE "department_users" (
	"department_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "department_users_department_id_user_id_pk" PRIMARY KEY("department_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"bank_id" text,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"issues_tickets" boolean DEFAULT false NOT NULL,
	"dispatches_demands" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluation_activities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"introduction" text NOT NULL,
	"comment_content" text,
	"scf_province" text NOT NULL,
	"scf_city" text NOT NULL,
	"scf_district" text NOT NULL,
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
CREATE TABLE "news" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"source" text NOT NULL,
	"content" text NOT NULL,
	"region_code" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_views" (
	"day" date PRIMARY KEY NOT NULL,
	"views" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_operation_id_key_pk" PRIMARY KEY("user_id","operation_id","key")
);
--> statement-breakpoint
CREATE TABLE "loan_corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loan_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text,
	"renewal_id" text,
	"loan" jsonb,
	"reason" text NOT NULL,
	"proposer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"decider_id" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "loan_corrections_subject" CHECK (num_nonnulls("loan_corrections"."order_id", "loan_corrections"."renewal_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "loan_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"estimated" jsonb NOT NULL,
	"wanted_min" integer,
	"wanted_max" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_receipts" (
	"user_id" text NOT NULL,
	"notice_id" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "notice_receipts_user_id_notice_id_pk" PRIMARY KEY("user_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"title" text DEFAULT '系统消息' NOT NULL,
	"content" text NOT NULL,
	"news_type" text NOT NULL,
	"notice_type" text NOT NULL,
	"status" text NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"partner_id" text,
	"family_id" text
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"ref" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_assignments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"department_name" text,
	"operator_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referee_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referee_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"referee_id" text NOT NULL,
	"previous_referee_id" text,
	"picture" text NOT NULL,
	"reason" text NOT NULL,
	"operator_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_days" (
	"day" text PRIMARY KEY NOT NULL,
	"before" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"event" text NOT NULL,
	"status" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" text,
	"remark" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"previous_hash" text,
	"hash" text DEFAULT '' NOT NULL,
	"content_hash" text
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"order_code" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text DEFAULT 'COMPANY' NOT NULL,
	"company_id" text,
	"applicant_name" text,
	"parent_order_id" text,
	"product_id" text NOT NULL,
	"bank_id" text NOT NULL,
	"status" text NOT NULL,
	"loan_amount" numeric(10, 2),
	"loan_term" integer,
	"loan_lending" text,
	"repayment_type" text,
	"legal_name" text,
	"legal_id_no" text,
	"legal_phone" text,
	"contact_name" text,
	"contact_phone" text,
	"recommendation_code" text,
	"items" jsonb NOT NULL,
	"reason" text,
	"loan" jsonb,
	"application" jsonb,
	"tax_invoice" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"source" text NOT NULL,
	"partner_id" text,
	"partner_reference" text,
	"scf_province" text NOT NULL,
	"scf_city" text NOT NULL,
	"scf_district" text NOT NULL,
	"scf_platform" text NOT NULL,
	"assignee_id" text,
	"referee_id" text,
	CONSTRAINT "orders_order_code_unique" UNIQUE("order_code"),
	CONSTRAINT "orders_applicant" CHECK (case kind when 'PERSON' then company_id is null and (applicant_name is not null or submitted_at is null) else company_id is not null end),
	CONSTRAINT "orders_submitted" CHECK (submitted_at is null and status in ('SAVE_NOT_SUBMIT','ORDER_CLOSED') or submitted_at is not null and status <> 'SAVE_NOT_SUBMIT' and loan_amount is not null and loan_term is not null)
);
--> statement-breakpoint
CREATE TABLE "service_organisations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"introduction" text,
	"credit_code" text NOT NULL,
	"address" text,
	"scf_province" text NOT NULL,
	"scf_city" text NOT NULL,
	"scf_district" text NOT NULL,
	"contact_name" text,
	"contact_phone" text,
	"published" boolean DEFAULT false NOT NULL,
	"audit_status" text NOT NULL,
	"pending" jsonb,
	"reason" text,
	"submitted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"code" text,
	"attachments" text,
	"useful_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "partner_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"partner_id" text NOT NULL,
	"type" text NOT NULL,
	"user_id" text,
	"detail" text,
	"request_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_origins" (
	"origin" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_secrets" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "partner_secrets_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"scope" jsonb NOT NULL,
	"webhook_url" text,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partners_source_unique" UNIQUE("source")
);
--> statement-breakpoint
CREATE TABLE "partner_users" (
	"partner_id" text NOT NULL,
	"reference" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_users_partner_id_reference_pk" PRIMARY KEY("partner_id","reference")
);
--> statement-breakpoint
CREATE TABLE "person_applicants" (
	"user_id" text PRIMARY KEY NOT NULL,
	"apply_name" text NOT NULL,
	"house_area_id" text,
	"house_detail_address" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "policy_figures" (
	"policy_id" text PRIMARY KEY NOT NULL,
	"views" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "policy_application_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "policy_application_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" text NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"user_id" text NOT NULL,
	"remark" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"previous_hash" text,
	"hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"policy_id" text NOT NULL,
	"state" text NOT NULL,
	"form" jsonb NOT NULL,
	"basic_files" jsonb NOT NULL,
	"declaration_files" jsonb NOT NULL,
	"redeemed_amount" numeric(10, 2),
	"redeemed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "policy_applications_redeemed" CHECK (("policy_applications"."state" = 'REDEEMED') = ("policy_applications"."redeemed_amount" is not null) and ("policy_applications"."redeemed_amount" is null) = ("policy_applications"."redeemed_at" is null) and coalesce("policy_applications"."redeemed_amount", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "policy_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"policy_id" text NOT NULL,
	"form" jsonb NOT NULL,
	"basic_files" jsonb NOT NULL,
	"declaration_files" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banks" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo_url" text NOT NULL,
	"phone" text,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"bank_id" text NOT NULL,
	"category_id" text NOT NULL,
	"profile" text,
	"min_loan_limit" integer NOT NULL,
	"max_loan_limit" integer NOT NULL,
	"min_interest_rate" numeric(7, 4) NOT NULL,
	"max_interest_rate" numeric(7, 4) NOT NULL,
	"interest_rate_type" text NOT NULL,
	"min_loan_term" integer NOT NULL,
	"max_loan_term" integer NOT NULL,
	"guarantee_type" text NOT NULL,
	"classify" text NOT NULL,
	"product_audit" text,
	"product_interface_type" text,
	"sf_platform_url" text,
	"url_type" text,
	"tags" jsonb NOT NULL,
	"introduction" text NOT NULL,
	"apply_conditions" jsonb NOT NULL,
	"required_materials" jsonb NOT NULL,
	"match_rules" jsonb NOT NULL,
	"repayment_types" jsonb NOT NULL,
	"processing_days" integer,
	"processing_steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"consult_phone" text,
	"scf_province" text NOT NULL,
	"region_codes" jsonb NOT NULL,
	"agreement_title" text NOT NULL,
	"agreement_text" text NOT NULL,
	"form" jsonb NOT NULL,
	"other_forms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"on_shelf" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operation_qr_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_qr_codes" (
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"company_id" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_qr_codes_user_id_product_id_company_id_pk" PRIMARY KEY("user_id","product_id","company_id"),
	CONSTRAINT "product_qr_codes_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "develop_users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"mechanism_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mechanisms" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city_code" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relation_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renewal_banks" (
	"bank_id" text PRIMARY KEY NOT NULL,
	"phone" text,
	"slogan" text,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renewal_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "renewal_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"renewal_id" text NOT NULL,
	"event" text NOT NULL,
	"accept_status" text NOT NULL,
	"user_id" text NOT NULL,
	"remark" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renewal_products" (
	"id" text PRIMARY KEY NOT NULL,
	"bank_id" text NOT NULL,
	"name" text NOT NULL,
	"renew_type" text NOT NULL,
	"max_loan_limit" integer NOT NULL,
	"min_interest_rate" numeric(7, 4) NOT NULL,
	"max_interest_rate" numeric(7, 4) NOT NULL,
	"interest_rate_type" text NOT NULL,
	"max_loan_term" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renewals" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"renew_type" text NOT NULL,
	"company_id" text,
	"bank_id" text NOT NULL,
	"renew_product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"remaining_amount" numeric(10, 2) NOT NULL,
	"renew_expire_date" date NOT NULL,
	"renew_amount" numeric(10, 2) NOT NULL,
	"renew_deadline" integer NOT NULL,
	"renew_use" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"idcard" text,
	"recommendation_code" text,
	"scf_province" text NOT NULL,
	"scf_city" text NOT NULL,
	"scf_district" text NOT NULL,
	"accept_status" text NOT NULL,
	"renew_quota" numeric(10, 2),
	"interest_rate_type" text,
	"interest_rate" numeric(7, 4),
	"renew_term" integer,
	"remark" text,
	"audited_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "renewals_applicant" CHECK (("renewals"."renew_type" = 'ENTERPRISE') = ("renewals"."company_id" is not null) and ("renewals"."renew_type" = 'PERSONAL') = ("renewals"."idcard" is not null)),
	CONSTRAINT "renewals_amounts" CHECK (0 < "renewals"."renew_amount" and "renewals"."renew_amount" <= "renewals"."remaining_amount"),
	CONSTRAINT "renewals_decided" CHECK (("renewals"."accept_status" = 'ACCEPT_SUCCESS') = ("renewals"."audited_at" is null))
);
--> statement-breakpoint
CREATE TABLE "report_readings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"recipient" text,
	"request_id" text,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"order_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"date" text NOT NULL,
	"reason" text NOT NULL,
	"data" jsonb NOT NULL,
	"data_as_of" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reports_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"event" text NOT NULL,
	"detail" text NOT NULL,
	"address" text NOT NULL,
	"partner_id" text,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"previous_hash" text,
	"hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_trails" (
	"subject" text PRIMARY KEY NOT NULL,
	"length" integer NOT NULL,
	"last" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_evaluations" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"product_id" text NOT NULL,
	"org_id" text NOT NULL,
	"company_name" text NOT NULL,
	"product_name" text NOT NULL,
	"score" integer NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_evaluations_score" CHECK ("service_evaluations"."score" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "service_order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"event" text NOT NULL,
	"status" text NOT NULL,
	"user_id" text NOT NULL,
	"remark" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"previous_hash" text,
	"hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"product_id" text NOT NULL,
	"org_id" text NOT NULL,
	"product_name" text NOT NULL,
	"price_type" text NOT NULL,
	"price" numeric(14, 2),
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"demand" text,
	"form_items" jsonb NOT NULL,
	"status" text NOT NULL,
	"handling" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_orders_status" CHECK ("service_orders"."status" in ('PENDING','ACCEPTED','REFUSED','FINISHED','CANCELED')),
	CONSTRAINT "service_orders_refused" CHECK ("service_orders"."status" <> 'REFUSED' or "service_orders"."handling" is not null)
);
--> statement-breakpoint
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
CREATE TABLE "service_products" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"type_big" text NOT NULL,
	"type_small" text NOT NULL,
	"mode" text NOT NULL,
	"price_type" text NOT NULL,
	"price" numeric(14, 2),
	"content" text NOT NULL,
	"process" text,
	"contact_phone" text,
	"product_status" text NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"audit_status" text NOT NULL,
	"pending" jsonb,
	"reason" text,
	"submitted_at" timestamp (3) with time zone,
	"order_number" integer DEFAULT 0 NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL,
	"score_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_products_price" CHECK (("service_products"."price_type" = 'PAY') = ("service_products"."price" is not null)),
	CONSTRAINT "service_products_score" CHECK ("service_products"."score_sum" between "service_products"."score_count" and "service_products"."score_count" * 5)
);
--> statement-breakpoint
CREATE TABLE "supervised_companies" (
	"id" text PRIMARY KEY NOT NULL,
	"credit_code" text NOT NULL,
	"name" text NOT NULL,
	"legal_name" text,
	"registration_status" text NOT NULL,
	"address" text,
	"registered_capital" text,
	"established_on" date,
	"industry" text,
	"business_scope" text,
	"registration_authority" text,
	"ratings" jsonb NOT NULL,
	"licences" jsonb NOT NULL,
	"punishments" jsonb NOT NULL,
	"updated_on" date NOT NULL,
	CONSTRAINT "supervised_companies_credit_code_unique" UNIQUE("credit_code")
);
--> statement-breakpoint
CREATE TABLE "ticket_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"discount_rate" numeric(7, 4) NOT NULL,
	"contract_amount" numeric(14, 2) NOT NULL,
	"due_amount" numeric(14, 2) NOT NULL,
	"org_name" text,
	"contact_name" text,
	"contact_phone" text,
	"file_key" text,
	"form_items" jsonb NOT NULL,
	"audit_state" text NOT NULL,
	"approved_amount" numeric(14, 2),
	"remark" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ticket_applications_amounts" CHECK (0 < "ticket_applications"."due_amount" and "ticket_applications"."due_amount" <= "ticket_applications"."contract_amount" and "ticket_applications"."approved_amount" <= "ticket_applications"."due_amount"),
	CONSTRAINT "ticket_applications_approved" CHECK (("ticket_applications"."audit_state" = 'PASSED') = ("ticket_applications"."approved_amount" is not null))
);
--> statement-breakpoint
CREATE TABLE "ticket_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"discount_rate" numeric(7, 4) NOT NULL,
	"max_amount" numeric(14, 2) NOT NULL,
	"opens_on" date NOT NULL,
	"closes_on" date NOT NULL,
	"tickets_expire_on" date NOT NULL,
	CONSTRAINT "ticket_batches_name_unique" UNIQUE("name"),
	CONSTRAINT "ticket_batches_days" CHECK ("ticket_batches"."opens_on" <= "ticket_batches"."closes_on" and "ticket_batches"."closes_on" <= "ticket_batches"."tickets_expire_on")
);
--> statement-breakpoint
CREATE TABLE "ticket_discounts" (
	"batch_id" text NOT NULL,
	"company_id" text NOT NULL,
	"discount_rate" numeric(7, 4) NOT NULL,
	CONSTRAINT "ticket_discounts_batch_id_company_id_pk" PRIMARY KEY("batch_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" text NOT NULL,
	"version" integer NOT NULL,
	"event" text NOT NULL,
	"audit_state" text NOT NULL,
	"user_id" text NOT NULL,
	"remark" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"user_id" text NOT NULL,
	"company_name" text NOT NULL,
	"credit_code" text NOT NULL,
	"batch" text NOT NULL,
	"contract_amount" numeric(14, 2) NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"apply_date" date NOT NULL,
	"expires_on" date NOT NULL,
	"used_on" date,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tickets_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "tickets_amount" CHECK (0 < "tickets"."amount" and "tickets"."amount" <= "tickets"."contract_amount")
);
--> statement-breakpoint
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
CREATE TABLE "user_companies" (
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"authorized" boolean DEFAULT false NOT NULL,
	"certify_type" text,
	"authority" jsonb,
	"authorized_at" timestamp with time zone,
	"bound_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_companies_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"mode" text NOT NULL,
	"partner_id" text,
	"family_id" text NOT NULL,
	"epoch" integer NOT NULL,
	"renewal_salt" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text,
	"phone" text,
	"tax_no" text,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"type" text NOT NULL,
	"logo" text,
	"company_id" text,
	"bank_id" text,
	"org_id" text,
	"scf_province" text,
	"scf_city" text,
	"scf_district" text,
	"link" text,
	"is_first_login" boolean DEFAULT false NOT NULL,
	"session_epoch" integer DEFAULT 0 NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_id" text NOT NULL,
	"host" text,
	"status" integer,
	"failure" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"partner_id" text NOT NULL,
	"type" text NOT NULL,
	"order_id" text,
	"reference" text,
	"body" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"last_status" integer,
	"last_failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_secrets" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"sealed" text NOT NULL,
	"hint" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "region_pages" ADD CONSTRAINT "region_pages_region_key_regions_key_fk" FOREIGN KEY ("region_key") REFERENCES "public"."regions"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binding_objections" ADD CONSTRAINT "binding_objections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binding_objections" ADD CONSTRAINT "binding_objections_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binding_objections" ADD CONSTRAINT "binding_objections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binding_objections" ADD CONSTRAINT "binding_objections_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_advices" ADD CONSTRAINT "credit_advices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_advices" ADD CONSTRAINT "credit_advices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_days" ADD CONSTRAINT "demand_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_events" ADD CONSTRAINT "demand_events_demand_id_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_events" ADD CONSTRAINT "demand_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_events" ADD CONSTRAINT "demand_events_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_replies" ADD CONSTRAINT "demand_replies_demand_id_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_replies" ADD CONSTRAINT "demand_replies_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demands" ADD CONSTRAINT "demands_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demands" ADD CONSTRAINT "demands_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demands" ADD CONSTRAINT "demands_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_users" ADD CONSTRAINT "department_users_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_users" ADD CONSTRAINT "department_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_objects" ADD CONSTRAINT "evaluation_objects_activity_id_evaluation_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."evaluation_activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_submissions" ADD CONSTRAINT "evaluation_submissions_object_id_evaluation_objects_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."evaluation_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_submissions" ADD CONSTRAINT "evaluation_submissions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_submissions" ADD CONSTRAINT "evaluation_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_records" ADD CONSTRAINT "export_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantee_values" ADD CONSTRAINT "guarantee_values_indicator_key_guarantee_indicators_key_fk" FOREIGN KEY ("indicator_key") REFERENCES "public"."guarantee_indicators"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_corrections" ADD CONSTRAINT "loan_corrections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_corrections" ADD CONSTRAINT "loan_corrections_renewal_id_renewals_id_fk" FOREIGN KEY ("renewal_id") REFERENCES "public"."renewals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_corrections" ADD CONSTRAINT "loan_corrections_proposer_id_users_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_corrections" ADD CONSTRAINT "loan_corrections_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_limits" ADD CONSTRAINT "loan_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_limits" ADD CONSTRAINT "loan_limits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_receipts" ADD CONSTRAINT "notice_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_receipts" ADD CONSTRAINT "notice_receipts_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_assignments" ADD CONSTRAINT "order_assignments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_assignments" ADD CONSTRAINT "order_assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_assignments" ADD CONSTRAINT "order_assignments_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referee_changes" ADD CONSTRAINT "referee_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referee_changes" ADD CONSTRAINT "referee_changes_referee_id_develop_users_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."develop_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referee_changes" ADD CONSTRAINT "referee_changes_previous_referee_id_develop_users_id_fk" FOREIGN KEY ("previous_referee_id") REFERENCES "public"."develop_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referee_changes" ADD CONSTRAINT "referee_changes_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_parent_order_id_orders_id_fk" FOREIGN KEY ("parent_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_referee_id_develop_users_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."develop_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_events" ADD CONSTRAINT "partner_events_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_events" ADD CONSTRAINT "partner_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_origins" ADD CONSTRAINT "partner_origins_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_secrets" ADD CONSTRAINT "partner_secrets_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_users" ADD CONSTRAINT "partner_users_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_users" ADD CONSTRAINT "partner_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_applicants" ADD CONSTRAINT "person_applicants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_publish_org_id_policy_publishers_id_fk" FOREIGN KEY ("publish_org_id") REFERENCES "public"."policy_publishers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_favourites" ADD CONSTRAINT "policy_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_favourites" ADD CONSTRAINT "policy_favourites_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_figures" ADD CONSTRAINT "policy_figures_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_pushes" ADD CONSTRAINT "policy_pushes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_pushes" ADD CONSTRAINT "policy_pushes_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_views" ADD CONSTRAINT "policy_views_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_application_events" ADD CONSTRAINT "policy_application_events_application_id_policy_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."policy_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_application_events" ADD CONSTRAINT "policy_application_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_applications" ADD CONSTRAINT "policy_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_applications" ADD CONSTRAINT "policy_applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_applications" ADD CONSTRAINT "policy_applications_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_drafts" ADD CONSTRAINT "policy_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_drafts" ADD CONSTRAINT "policy_drafts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_drafts" ADD CONSTRAINT "policy_drafts_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_product_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_qr_codes" ADD CONSTRAINT "product_qr_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_qr_codes" ADD CONSTRAINT "product_qr_codes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_qr_codes" ADD CONSTRAINT "product_qr_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "develop_users" ADD CONSTRAINT "develop_users_mechanism_id_mechanisms_id_fk" FOREIGN KEY ("mechanism_id") REFERENCES "public"."mechanisms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_banks" ADD CONSTRAINT "renewal_banks_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_events" ADD CONSTRAINT "renewal_events_renewal_id_renewals_id_fk" FOREIGN KEY ("renewal_id") REFERENCES "public"."renewals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_events" ADD CONSTRAINT "renewal_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_products" ADD CONSTRAINT "renewal_products_bank_id_renewal_banks_bank_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."renewal_banks"("bank_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_bank_id_renewal_banks_bank_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."renewal_banks"("bank_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_renew_product_id_renewal_products_id_fk" FOREIGN KEY ("renew_product_id") REFERENCES "public"."renewal_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_readings" ADD CONSTRAINT "report_readings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_readings" ADD CONSTRAINT "report_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_evaluations" ADD CONSTRAINT "service_evaluations_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_evaluations" ADD CONSTRAINT "service_evaluations_product_id_service_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."service_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_evaluations" ADD CONSTRAINT "service_evaluations_org_id_service_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."service_organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order_events" ADD CONSTRAINT "service_order_events_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order_events" ADD CONSTRAINT "service_order_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_product_id_service_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."service_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_org_id_service_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."service_organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_review_events" ADD CONSTRAINT "service_review_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_reviews" ADD CONSTRAINT "service_reviews_org_id_service_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."service_organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_reviews" ADD CONSTRAINT "service_reviews_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_reviews" ADD CONSTRAINT "service_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_products" ADD CONSTRAINT "service_products_org_id_service_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."service_organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_applications" ADD CONSTRAINT "ticket_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_applications" ADD CONSTRAINT "ticket_applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_applications" ADD CONSTRAINT "ticket_applications_batch_id_ticket_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."ticket_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_discounts" ADD CONSTRAINT "ticket_discounts_batch_id_ticket_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."ticket_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_discounts" ADD CONSTRAINT "ticket_discounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_application_id_ticket_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."ticket_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_application_id_ticket_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."ticket_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_key_uploaded_files_key_fk" FOREIGN KEY ("key") REFERENCES "public"."uploaded_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_tokens" ADD CONSTRAINT "upload_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_files" ADD CONSTRAINT "uploaded_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_companies" ADD CONSTRAINT "user_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_companies" ADD CONSTRAINT "user_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_org_id_service_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."service_organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_secrets" ADD CONSTRAINT "webhook_secrets_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "binding_objections_created" ON "binding_objections" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "binding_objections_one_open" ON "binding_objections" USING btree ("company_id","member_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "captchas_expires" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "phone_codes_expires" ON "phone_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "certifications_user" ON "certifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "certifications_company" ON "certifications" USING btree ("user_id","credit_code","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "credit_advices_one" ON "credit_advices" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "demand_events_position" ON "demand_events" USING btree ("demand_id","position");--> statement-breakpoint
CREATE INDEX "demand_events_recent" ON "demand_events" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "demand_replies_demand" ON "demand_replies" USING btree ("demand_id","id");--> statement-breakpoint
CREATE INDEX "demands_public" ON "demands" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE department_id is not null;--> statement-breakpoint
CREATE INDEX "demands_user" ON "demands" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "demands_company" ON "demands" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "demands_department" ON "demands" USING btree ("department_id","due_at");--> statement-breakpoint
CREATE INDEX "demands_status" ON "demands" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "demands_region" ON "demands" USING btree ("scf_province","scf_city","scf_district","status","due_at");--> statement-breakpoint
CREATE INDEX "department_users_user" ON "department_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "evaluation_activities_begin" ON "evaluation_activities" USING btree ("begin_at");--> statement-breakpoint
CREATE INDEX "evaluation_objects_activity" ON "evaluation_objects" USING btree ("activity_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "evaluation_submissions_one" ON "evaluation_submissions" USING btree ("object_id","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "export_records_user_export" ON "export_records" USING btree ("user_id","export_id");--> statement-breakpoint
CREATE INDEX "export_records_started" ON "export_records" USING btree ("started_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "export_records_running" ON "export_records" USING btree ("user_id") WHERE state = 'RUNNING';--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "loan_corrections_order" ON "loan_corrections" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "loan_corrections_one_open" ON "loan_corrections" USING btree ("order_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "loan_corrections_renewal" ON "loan_corrections" USING btree ("renewal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "loan_corrections_one_open_renewal" ON "loan_corrections" USING btree ("renewal_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "loan_limits_user" ON "loan_limits" USING btree ("user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "loan_limits_company" ON "loan_limits" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "receipts_notice" ON "notice_receipts" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "notices_user_created" ON "notices" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id","notice_type","created_at") WHERE status = 'UNREAD';--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_changes_xid" ON "order_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "order_changes_at" ON "order_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "order_assignments_order" ON "order_assignments" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "referee_changes_order" ON "referee_changes" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_chain" ON "order_events" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "orders_user_created" ON "orders" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_bank_created" ON "orders" USING btree ("bank_id","created_at" DESC NULLS FIRST,"id","status","company_id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id","status","company_id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "orders_awaiting" ON "orders" USING btree ("status","submitted_at") WHERE status in ('ACCEPT_SUCCESS','APPROVAL_SUCCESS');--> statement-breakpoint
CREATE INDEX "orders_person" ON "orders" USING btree ("applicant_name") WHERE kind = 'PERSON';--> statement-breakpoint
CREATE INDEX "orders_partner" ON "orders" USING btree ("partner_id","id") WHERE partner_id is not null;--> statement-breakpoint
CREATE INDEX "orders_parent" ON "orders" USING btree ("parent_order_id") WHERE parent_order_id is not null;--> statement-breakpoint
CREATE INDEX "orders_company" ON "orders" USING btree ("company_id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "orders_legal_phone" ON "orders" USING btree ("legal_phone") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "orders_contact_phone" ON "orders" USING btree ("contact_phone") WHERE submitted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("company_id","product_id") WHERE status in ('SAVE_NOT_SUBMIT','ACCEPT_SUCCESS','BANK_NO_INFO','PRE_JXW_ACCEPT','JXW_AUDIT_PASSED','APPROVAL_SUCCESS') and parent_order_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_person" ON "orders" USING btree ("user_id","product_id") WHERE kind = 'PERSON' and status in ('SAVE_NOT_SUBMIT','ACCEPT_SUCCESS','BANK_NO_INFO','PRE_JXW_ACCEPT','JXW_AUDIT_PASSED','APPROVAL_SUCCESS') and parent_order_id is null;--> statement-breakpoint
CREATE INDEX "service_organisations_published" ON "service_organisations" USING btree ("published","id");--> statement-breakpoint
CREATE INDEX "outside_visits_visited" ON "outside_visits" USING btree ("visited_at");--> statement-breakpoint
CREATE INDEX "partner_events_partner" ON "partner_events" USING btree ("partner_id","id");--> statement-breakpoint
CREATE INDEX "partner_origins_partner" ON "partner_origins" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "partner_secrets_partner" ON "partner_secrets" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "partner_users_user" ON "partner_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "policies_published" ON "policies" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "policies_org" ON "policies" USING btree ("publish_org_id");--> statement-breakpoint
CREATE INDEX "policy_figures_changed" ON "policy_figures" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "policy_pushes_policy" ON "policy_pushes" USING btree ("policy_id");--> statement-breakpoint
CREATE UNIQUE INDEX "policy_application_events_chain" ON "policy_application_events" USING btree ("application_id","position");--> statement-breakpoint
CREATE INDEX "policy_applications_user" ON "policy_applications" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "policy_applications_state" ON "policy_applications" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "policy_applications_policy" ON "policy_applications" USING btree ("policy_id");--> statement-breakpoint
CREATE UNIQUE INDEX "policy_applications_one_open" ON "policy_applications" USING btree ("company_id","policy_id") WHERE state in ('PENDING','RETURNED','PASSED','REDEEMED');--> statement-breakpoint
CREATE UNIQUE INDEX "policy_drafts_one" ON "policy_drafts" USING btree ("user_id","company_id","policy_id");--> statement-breakpoint
CREATE INDEX "policy_drafts_user" ON "policy_drafts" USING btree ("user_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_bank" ON "products" USING btree ("bank_id");--> statement-breakpoint
CREATE INDEX "product_qr_codes_issued" ON "product_qr_codes" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "develop_users_mechanism" ON "develop_users" USING btree ("mechanism_id");--> statement-breakpoint
CREATE INDEX "renewal_events_renewal" ON "renewal_events" USING btree ("renewal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "renewal_events_once" ON "renewal_events" USING btree ("renewal_id") WHERE event = 'SUBMIT';--> statement-breakpoint
CREATE INDEX "renewal_products_bank" ON "renewal_products" USING btree ("bank_id","position");--> statement-breakpoint
CREATE INDEX "renewals_user_created" ON "renewals" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "renewals_bank_created" ON "renewals" USING btree ("bank_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "renewals_one_open_company" ON "renewals" USING btree ("company_id","renew_product_id") WHERE accept_status = 'ACCEPT_SUCCESS' and company_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "renewals_one_open_person" ON "renewals" USING btree ("user_id","renew_product_id") WHERE accept_status = 'ACCEPT_SUCCESS' and company_id is null;--> statement-breakpoint
CREATE INDEX "report_readings_order" ON "report_readings" USING btree ("order_id","read_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "security_events_chain" ON "security_events" USING btree ("subject","position");--> statement-breakpoint
CREATE UNIQUE INDEX "service_evaluations_order" ON "service_evaluations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "service_evaluations_product" ON "service_evaluations" USING btree ("product_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "service_evaluations_org" ON "service_evaluations" USING btree ("org_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_order_events_chain" ON "service_order_events" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "service_orders_user" ON "service_orders" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "service_orders_company" ON "service_orders" USING btree ("company_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "service_orders_org" ON "service_orders" USING btree ("org_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "service_orders_product" ON "service_orders" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_orders_one_open" ON "service_orders" USING btree ("company_id","product_id") WHERE status in ('PENDING','ACCEPTED');--> statement-breakpoint
CREATE UNIQUE INDEX "service_review_events_position" ON "service_review_events" USING btree ("kind","subject_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "service_reviews_waiting" ON "service_reviews" USING btree ("kind","subject_id") WHERE audit_status = 'PENDING';--> statement-breakpoint
CREATE INDEX "service_reviews_status" ON "service_reviews" USING btree ("audit_status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "service_reviews_newest" ON "service_reviews" USING btree ("submitted_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "service_products_org" ON "service_products" USING btree ("org_id","id");--> statement-breakpoint
CREATE INDEX "supervised_companies_updated" ON "supervised_companies" USING btree ("updated_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "ticket_applications_user_created" ON "ticket_applications" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "ticket_applications_created" ON "ticket_applications" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_applications_one_open" ON "ticket_applications" USING btree ("company_id") WHERE audit_state in ('PENDING', 'RETURNED');--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_events_version" ON "ticket_events" USING btree ("application_id","version");--> statement-breakpoint
CREATE INDEX "tickets_user_expires" ON "tickets" USING btree ("user_id","expires_on","id");--> statement-breakpoint
CREATE INDEX "tickets_issued" ON "tickets" USING btree ("issued_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "file_uses_key" ON "file_uses" USING btree ("key");--> statement-breakpoint
CREATE INDEX "upload_tokens_expires" ON "upload_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploaded_files_owner" ON "uploaded_files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "uploaded_files_object" ON "uploaded_files" USING btree ("object_name");--> statement-breakpoint
CREATE INDEX "uploaded_files_unused" ON "uploaded_files" USING btree ("unused_since");--> statement-breakpoint
CREATE INDEX "user_companies_company" ON "user_companies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_family" ON "sessions" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "users_tax_no" ON "users" USING btree ("tax_no");--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery" ON "webhook_attempts" USING btree ("delivery_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("partner_id","next_attempt_at") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("order_id","position") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_partner" ON "webhook_deliveries" USING btree ("partner_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_order" ON "webhook_deliveries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "webhook_secrets_partner" ON "webhook_secrets" USING btree ("partner_id");