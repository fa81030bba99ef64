UPDATE "notices" SET "title" = '申请进度', "subject_kind" = 'ORDER', "subject_id" = "order_id" WHERE "order_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" DROP COLUMN "order_id";
