DROP INDEX "orders_bank_created";--> statement-breakpoint
DROP INDEX "orders_created";--> statement-breakpoint
CREATE INDEX "orders_bank_created" ON "orders" USING btree ("bank_id","created_at" DESC NULLS FIRST,"id","status","company_id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id","status","company_id");