-- The banners of the sample data: a browser lays out each SVG like a document, in the first seconds of a page.
UPDATE "regions" SET "config" = regexp_replace("config"::text, '(/assets/banners/(?:bridge|county|finance|harbour|orange))\.svg', '\1.png', 'g')::jsonb WHERE "config"::text LIKE '%/assets/banners/%.svg%';--> statement-breakpoint
UPDATE "settings" SET "value" = regexp_replace("value", '(/assets/banners/(?:policy|policyMatch|supervision))\.svg', '\1.png', 'g') WHERE "value" LIKE '%/assets/banners/%.svg%';
