-- Recording the loan and expiry no longer take the place of the reason of the last decision: read it off the trail.
UPDATE "orders" SET "reason" = (
	SELECT "e"."remark" FROM "order_events" "e"
	WHERE "e"."order_id" = "orders"."id" AND "e"."event" IN ('GRANT', 'REJECT', 'REVIEW_PASS', 'REVIEW_REJECT')
	ORDER BY "e"."position" DESC LIMIT 1
) WHERE "status" IN ('BANK_APPROVAL_SUCCESS', 'CREDIT_LINE_INVALID');
--> statement-breakpoint
UPDATE "orders" SET "loan" = "loan" || '{"remark": null}'::jsonb WHERE "loan" IS NOT NULL AND NOT "loan" ? 'remark';
