CREATE TABLE "order_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"ref" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "order_changes_xid" ON "order_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "order_changes_at" ON "order_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE FUNCTION "note_order_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT count(*) > 1000 FROM (SELECT 1 FROM "changed" LIMIT 1001) AS "few") THEN
		INSERT INTO "order_changes" ("kind") VALUES ('ALL');
	ELSE
		INSERT INTO "order_changes" ("kind", "ref") SELECT 'ORDER', "id" FROM "changed";
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "note_orders_inserted" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_order_changes"();
--> statement-breakpoint
CREATE TRIGGER "note_orders_updated" AFTER UPDATE ON "orders" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_order_changes"();
--> statement-breakpoint
CREATE TRIGGER "note_orders_deleted" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_order_changes"();
--> statement-breakpoint
CREATE FUNCTION "note_all_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "order_changes" ("kind") VALUES ('ALL');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "note_orders_truncated" AFTER TRUNCATE ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION "note_all_changed"();
--> statement-breakpoint
CREATE FUNCTION "note_name_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "order_changes" ("kind", "ref") VALUES (TG_ARGV[0], NEW."id");
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "note_company_name" AFTER UPDATE ON "companies" FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name" OR OLD."credit_code" IS DISTINCT FROM NEW."credit_code") EXECUTE FUNCTION "note_name_change"('COMPANY');
--> statement-breakpoint
CREATE TRIGGER "note_user_name" AFTER UPDATE ON "users" FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION "note_name_change"('USER');
