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
ALTER TABLE "service_evaluations" ADD CONSTRAINT "service_evaluations_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_evaluations" ADD CONSTRAINT "service_evaluations_product_id_service_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."service_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_evaluations" ADD CONSTRAINT "service_evaluations_org_id_service_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."service_organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order_events" ADD CONSTRAINT "service_order_events_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order_events" ADD CONSTRAINT "service_order_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_product_id_service_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."service_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_org_id_service_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."service_organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_evaluations_order" ON "service_evaluations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "service_evaluations_product" ON "service_evaluations" USING btree ("product_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "service_evaluations_org" ON "service_evaluations" USING btree ("org_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_order_events_chain" ON "service_order_events" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "service_orders_user" ON "service_orders" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "service_orders_company" ON "service_orders" USING btree ("company_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "service_orders_org" ON "service_orders" USING btree ("org_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "service_orders_product" ON "service_orders" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_orders_one_open" ON "service_orders" USING btree ("company_id","product_id") WHERE status in ('PENDING','ACCEPTED');--> statement-breakpoint
-- The same form as src/modules/serviceOrders/eventHash.ts, which checks it.
CREATE FUNCTION "service_order_event_hash"("e" "service_order_events") RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT encode(sha256(convert_to(
		"audit_field"("e"."previous_hash")
		|| "audit_field"("e"."order_id")
		|| "audit_field"("e"."position"::text)
		|| "audit_field"("e"."id"::text)
		|| "audit_field"("e"."event")
		|| "audit_field"("e"."status")
		|| "audit_field"("e"."user_id")
		|| "audit_field"("e"."remark")
		|| "audit_field"("e"."request_id")
		|| "audit_field"(to_char("e"."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
		'UTF8')), 'hex');
$$;
--> statement-breakpoint
-- Waits for whoever writes to the trail of the same order; other orders go on.
CREATE FUNCTION "chain_service_order_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"before" record;
BEGIN
	PERFORM 1 FROM "service_orders" WHERE "id" = NEW."order_id" FOR NO KEY UPDATE;
	SELECT "position", "hash" INTO "before" FROM "service_order_events" WHERE "order_id" = NEW."order_id" ORDER BY "position" DESC LIMIT 1;
	NEW."position" := coalesce("before"."position", 0) + 1;
	NEW."previous_hash" := "before"."hash";
	NEW."hash" := "service_order_event_hash"(NEW);
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "chain_service_order_event" BEFORE INSERT ON "service_order_events" FOR EACH ROW EXECUTE FUNCTION "chain_service_order_event"();
--> statement-breakpoint
CREATE TRIGGER "service_order_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "service_order_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
-- Also for sessions that switch ordinary triggers off (session_replication_role).
ALTER TABLE "service_order_events" ENABLE ALWAYS TRIGGER "service_order_events_append_only";
