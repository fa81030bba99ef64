-- Drafts that were saved while their declaration was submitted: they go, and their files with them unless something else uses them.
WITH "dropped" AS (
	DELETE FROM "policy_drafts" USING "policy_applications"
	WHERE "policy_applications"."user_id" = "policy_drafts"."user_id"
		AND "policy_applications"."company_id" = "policy_drafts"."company_id"
		AND "policy_applications"."policy_id" = "policy_drafts"."policy_id"
		AND "policy_applications"."state" IN ('PENDING', 'RETURNED', 'PASSED', 'REDEEMED')
	RETURNING "policy_drafts"."id"
), "released" AS (
	DELETE FROM "file_uses" USING "dropped"
	WHERE "file_uses"."kind" = 'POLICY_DRAFT' AND "file_uses"."ref_id" = "dropped"."id"
	RETURNING "file_uses"."key"
)
UPDATE "uploaded_files" SET "unused_since" = now() FROM "released" WHERE "uploaded_files"."key" = "released"."key";
