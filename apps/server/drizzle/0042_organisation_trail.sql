CREATE TRIGGER "service_review_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "service_review_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
-- Also for sessions that switch ordinary triggers off (session_replication_role).
ALTER TABLE "service_review_events" ENABLE ALWAYS TRIGGER "service_review_events_append_only";
