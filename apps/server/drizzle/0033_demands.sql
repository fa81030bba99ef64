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
	"area_code" text,
	"area_name" text,
	"city_code" text,
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
ALTER TABLE "demand_days" ADD CONSTRAINT "demand_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_events" ADD CONSTRAINT "demand_events_demand_id_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_events" ADD CONSTRAINT "demand_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_events" ADD CONSTRAINT "demand_events_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_replies" ADD CONSTRAINT "demand_replies_demand_id_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_replies" ADD CONSTRAINT "demand_replies_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demands" ADD CONSTRAINT "demands_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demands" ADD CONSTRAINT "demands_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demands" ADD CONSTRAINT "demands_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "demand_events_position" ON "demand_events" USING btree ("demand_id","position");--> statement-breakpoint
CREATE INDEX "demand_events_recent" ON "demand_events" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "demand_replies_demand" ON "demand_replies" USING btree ("demand_id","id");--> statement-breakpoint
CREATE INDEX "demands_public" ON "demands" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE department_id is not null;--> statement-breakpoint
CREATE INDEX "demands_user" ON "demands" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "demands_company" ON "demands" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "demands_department" ON "demands" USING btree ("department_id","due_at");--> statement-breakpoint
CREATE INDEX "demands_status" ON "demands" USING btree ("status","due_at");--> statement-breakpoint
CREATE TRIGGER "demand_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "demand_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
-- Also for sessions that switch ordinary triggers off (session_replication_role).
ALTER TABLE "demand_events" ENABLE ALWAYS TRIGGER "demand_events_append_only";
