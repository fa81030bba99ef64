-- Linear in the length of a text, as those of policies are long.
CREATE OR REPLACE FUNCTION "search_grams"("content" text, "sizes" integer[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	"sign" text;
	"before" text := '';
	"grams" text[] := '{}';
BEGIN
	-- "before" is the one or two signs in front of the sign.
	FOREACH "sign" IN ARRAY string_to_array(lower(normalize("content", NFKC)), NULL) LOOP
		IF 1 = ANY ("sizes") THEN "grams" := "grams" || "sign"; END IF;
		IF 2 = ANY ("sizes") AND "before" <> '' THEN "grams" := "grams" || (right("before", 1) || "sign"); END IF;
		IF 3 = ANY ("sizes") AND length("before") = 2 THEN "grams" := "grams" || ("before" || "sign"); END IF;
		"before" := right("before", 1) || "sign";
	END LOOP;
	RETURN "grams";
END
$$;--> statement-breakpoint
DROP INDEX "policies_published";--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "folded_text" text GENERATED ALWAYS AS (lower(normalize(title || E'\n' || coalesce(publish_number, '') || E'\n' || plain_text, NFKC))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "service_products" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (lower(normalize(name, NFKC))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "service_organisations_name_grams" ON "service_organisations" USING gin (search_grams("name", '{1,2}'));--> statement-breakpoint
CREATE INDEX "policies_listed" ON "policies" USING btree ("published_at" DESC NULLS FIRST,"id","declare_until","declare_from","declared_online","category","grade","publish_org_id","enterprise_sizes") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "policies_facets" ON "policies" USING gin ((array['category/' || coalesce("category", ''), 'grade/' || "grade", 'publishOrgId/' || "publish_org_id"]),search_grams("folded_text", '{1,2}')) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "service_products_listed" ON "service_products" USING btree ("order_number" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE published and product_status = 'ON_SHELF';--> statement-breakpoint
CREATE INDEX "service_products_facets" ON "service_products" USING gin ((array['orgId/' || "org_id", 'typeBig/' || "type_big", 'typeSmall/' || "type_small", 'mode/' || "mode", 'priceType/' || "price_type"]),search_grams("folded_name", '{1,2}')) WHERE published and product_status = 'ON_SHELF';