CREATE TABLE "policy_figures" (
	"policy_id" text PRIMARY KEY NOT NULL,
	"views" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "policy_views_changed";--> statement-breakpoint
ALTER TABLE "policy_figures" ADD CONSTRAINT "policy_figures_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policy_figures_changed" ON "policy_figures" USING btree ("changed_at");--> statement-breakpoint
INSERT INTO "policy_figures" ("policy_id", "views") SELECT "policy_id", "views" FROM "policy_views";
