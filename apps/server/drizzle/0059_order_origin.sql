ALTER TABLE "orders" ALTER COLUMN "source" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "scf_province" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "scf_city" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "scf_district" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "scf_platform" DROP DEFAULT;