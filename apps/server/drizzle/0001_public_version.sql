CREATE TABLE "public_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL CHECK ("only"),
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
INSERT INTO "public_version" DEFAULT VALUES;
--> statement-breakpoint
CREATE FUNCTION "bump_public_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "public_version" SET "version" = "version" + 1;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "bump_public_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "banks" FOR EACH STATEMENT EXECUTE FUNCTION "bump_public_version"();
--> statement-breakpoint
CREATE TRIGGER "bump_public_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_categories" FOR EACH STATEMENT EXECUTE FUNCTION "bump_public_version"();
--> statement-breakpoint
CREATE TRIGGER "bump_public_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "bump_public_version"();
--> statement-breakpoint
CREATE TRIGGER "bump_public_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "areas" FOR EACH STATEMENT EXECUTE FUNCTION "bump_public_version"();
--> statement-breakpoint
CREATE TRIGGER "bump_public_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "regions" FOR EACH STATEMENT EXECUTE FUNCTION "bump_public_version"();
--> statement-breakpoint
CREATE TRIGGER "bump_public_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "news" FOR EACH STATEMENT EXECUTE FUNCTION "bump_public_version"();
