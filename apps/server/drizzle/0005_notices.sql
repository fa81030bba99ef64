CREATE TABLE "notice_receipts" (
	"user_id" text NOT NULL,
	"notice_id" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "notice_receipts_user_id_notice_id_pk" PRIMARY KEY("user_id","notice_id")
);
--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "title" text DEFAULT '系统消息' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "notice_receipts" ADD CONSTRAINT "notice_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_receipts" ADD CONSTRAINT "notice_receipts_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_notice" ON "notice_receipts" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id","notice_type","created_at") WHERE status = 'UNREAD';