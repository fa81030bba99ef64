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
ALTER TABLE "product_qr_codes" ADD CONSTRAINT "product_qr_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_qr_codes" ADD CONSTRAINT "product_qr_codes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_qr_codes" ADD CONSTRAINT "product_qr_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_qr_codes_issued" ON "product_qr_codes" USING btree ("issued_at");