DROP INDEX "orders_created";--> statement-breakpoint
DROP INDEX "orders_places";--> statement-breakpoint
DROP INDEX "orders_banks";--> statement-breakpoint
DROP INDEX "orders_amount";--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id","status","stage","bank_id","product_id","source","scf_platform","scf_province","scf_city","scf_district","assignee_id","referee_id","loan_amount","order_code","folded_applicant") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "orders_places" ON "orders" USING btree ("status","scf_platform","scf_province","scf_city","scf_district","source","bank_id","product_id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "orders_banks" ON "orders" USING btree ("bank_id","stage","status","scf_platform","scf_province","scf_city","scf_district","source","product_id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "orders_amount" ON "orders" USING btree ("loan_amount");--> statement-breakpoint
-- PostgreSQL knows nothing of expressions that only partial indexes have, and takes each for one in 200.
CREATE STATISTICS "orders_facet_tokens" ON (array['status/' || "status", 'stage/' || "stage", 'bankId/' || "bank_id", 'productId/' || "product_id", 'source/' || "source", 'scfProvince/' || "scf_province", 'scfCity/' || "scf_city", 'scfDistrict/' || "scf_district", 'scfPlatform/' || "scf_platform", 'assigneeId/' || coalesce("assignee_id", ''), 'refereeId/' || coalesce("referee_id", ''), 'province/' || "scf_platform" || '/' || "scf_province", 'city/' || "scf_platform" || '/' || "scf_province" || '/' || "scf_city", 'district/' || "scf_platform" || '/' || "scf_province" || '/' || "scf_city" || '/' || "scf_district", 'bank/' || "bank_id" || '/' || "stage" || '/' || "scf_platform", 'bankProvince/' || "bank_id" || '/' || "stage" || '/' || "scf_platform" || '/' || "scf_province", 'bankCity/' || "bank_id" || '/' || "stage" || '/' || "scf_platform" || '/' || "scf_province" || '/' || "scf_city", 'bankDistrict/' || "bank_id" || '/' || "stage" || '/' || "scf_platform" || '/' || "scf_province" || '/' || "scf_city" || '/' || "scf_district"]) FROM "orders";--> statement-breakpoint
CREATE STATISTICS "orders_applicant_grams" ON (search_grams("folded_applicant", '{1,2}')) FROM "orders";--> statement-breakpoint
-- As long as a thousand comparisons and more: tens of microseconds, which plans should not spend on each row.
ALTER FUNCTION "search_grams"(text, integer[]) COST 500;
