CREATE TABLE "relation_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "orders_company" ON "orders" USING btree ("company_id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "orders_legal_phone" ON "orders" USING btree ("legal_phone") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "orders_contact_phone" ON "orders" USING btree ("contact_phone") WHERE submitted_at is not null;