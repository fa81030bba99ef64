DROP INDEX "orders_created";--> statement-breakpoint
DROP INDEX "orders_code_grams";--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id","status","stage","bank_id","product_id","source","scf_platform","scf_province","scf_city","scf_district","assignee_id","referee_id","loan_amount","order_code") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "orders_code_grams" ON "orders" USING gin (search_grams("order_code", '{2,3}')) WHERE submitted_at is not null;