-- Products of before suit every company that is a year old and pays its taxes.
ALTER TABLE "products" ADD COLUMN "match_rules" jsonb DEFAULT '{"minMonths":12,"taxGrades":["A","B","M","C"],"minRevenue":0,"minTax":0,"taxMultiple":4,"revenuePercent":10}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "match_rules" DROP DEFAULT;
