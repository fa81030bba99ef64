-- The pictures of the sample data: a browser lays out each SVG like a document, which held up pages with many of them.
UPDATE "banks" SET "logo_url" = regexp_replace("logo_url", '\.svg$', '.png') WHERE "logo_url" LIKE '/assets/banks/%.svg';--> statement-breakpoint
UPDATE "regions" SET "config" = regexp_replace("config"::text, '(/assets/(?:logo|logos/[a-z]+|partners/[a-z-]+))\.svg', '\1.png', 'g')::jsonb WHERE "config"::text LIKE '%/assets/%.svg%';
