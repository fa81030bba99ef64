CREATE TABLE "service_organisations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"introduction" text,
	"credit_code" text NOT NULL,
	"address" text,
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
ALTER TABLE "service_products" ADD CONSTRAINT "service_products_org_id_service_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."service_organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_organisations_published" ON "service_organisations" USING btree ("published","id");--> statement-breakpoint
CREATE INDEX "service_products_org" ON "service_products" USING btree ("org_id","id");