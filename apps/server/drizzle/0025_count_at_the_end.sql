-- Once per transaction, however many rows it changes; the triggers that the program makes count when the transaction ends.
CREATE OR REPLACE FUNCTION "bump_public_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "public_version" SET "version" = "version" + 1 WHERE xmin <> pg_current_xact_id()::xid;
	RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER "bump_announcements" ON "notices";--> statement-breakpoint
DROP TRIGGER "bump_deleted_announcements" ON "notices";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bump_announcements" AFTER INSERT OR UPDATE ON "notices" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."user_id" IS NULL) EXECUTE FUNCTION "bump_public_version"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bump_deleted_announcements" AFTER DELETE ON "notices" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."user_id" IS NULL) EXECUTE FUNCTION "bump_public_version"();
