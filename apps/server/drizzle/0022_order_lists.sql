DROP INDEX "orders_bank_created";--> statement-breakpoint
DROP INDEX "orders_created";--> statement-breakpoint
CREATE INDEX "orders_person" ON "orders" USING btree ("applicant_name") WHERE kind = 'PERSON';--> statement-breakpoint
CREATE INDEX "orders_bank_created" ON "orders" USING btree ("bank_id","created_at" DESC NULLS FIRST,"id","status","company_id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id","status","company_id") WHERE submitted_at is not null;