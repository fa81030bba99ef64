DROP INDEX "renewal_events_once";--> statement-breakpoint
ALTER TABLE "loan_corrections" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_corrections" ALTER COLUMN "loan" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_corrections" ADD COLUMN "renewal_id" text;--> statement-breakpoint
ALTER TABLE "loan_corrections" ADD CONSTRAINT "loan_corrections_renewal_id_renewals_id_fk" FOREIGN KEY ("renewal_id") REFERENCES "public"."renewals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "renewal_events_renewal" ON "renewal_events" USING btree ("renewal_id","id");--> statement-breakpoint
CREATE INDEX "loan_corrections_renewal" ON "loan_corrections" USING btree ("renewal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "loan_corrections_one_open_renewal" ON "loan_corrections" USING btree ("renewal_id") WHERE outcome is null;--> statement-breakpoint
CREATE UNIQUE INDEX "renewal_events_once" ON "renewal_events" USING btree ("renewal_id") WHERE event = 'SUBMIT';--> statement-breakpoint
ALTER TABLE "loan_corrections" ADD CONSTRAINT "loan_corrections_subject" CHECK (num_nonnulls("loan_corrections"."order_id", "loan_corrections"."renewal_id") = 1);