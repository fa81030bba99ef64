ALTER TABLE "orders" ADD COLUMN "source" text DEFAULT 'WEB' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "scf_province" text DEFAULT '500000' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "scf_city" text DEFAULT '500231' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "scf_district" text DEFAULT '500231' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "scf_platform" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "referee_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_referee_id_develop_users_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."develop_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "orders" SET "scf_province" = c."province_code", "scf_city" = c."city_code", "scf_district" = c."area_code" FROM "companies" c WHERE c."id" = "orders"."company_id";--> statement-breakpoint
UPDATE "orders" SET "source" = 'AGENT' FROM "users" u WHERE u."id" = "orders"."user_id" AND u."role" = 'AGENT';
