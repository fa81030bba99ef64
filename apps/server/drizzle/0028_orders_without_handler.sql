-- Returns open orders to the queue whose assignee cannot act on them: of the commission, which has passed the order to the bank,
-- or with a role without the desk. Newer orders are assigned to neither.
WITH "returned" AS (
	UPDATE "orders" SET "assignee_id" = NULL, "version" = "orders"."version" + 1, "updated_at" = date_trunc('milliseconds', now())
	FROM "users" WHERE "users"."id" = "orders"."assignee_id" AND (
		("orders"."status" = 'JXW_AUDIT_PASSED' AND "users"."role" <> 'FINANCIER')
		OR ("orders"."status" IN ('ACCEPT_SUCCESS', 'BANK_NO_INFO', 'PRE_JXW_ACCEPT', 'JXW_AUDIT_PASSED', 'APPROVAL_SUCCESS')
			AND "users"."role" NOT IN ('FINANCIER', 'OPERATOR', 'ADMIN')
			AND NOT EXISTS (SELECT 1 FROM "role_permissions" WHERE "role_permissions"."role" = "users"."role" AND 'ADMIN_ORDERS' = ANY ("given"))))
	RETURNING "orders"."id", "orders"."status"
)
INSERT INTO "order_events" ("order_id", "event", "status", "actor", "remark", "created_at")
SELECT "id", 'ASSIGN', "status", 'SYSTEM', '处理人不再办理申请，等待重新分配', date_trunc('milliseconds', now()) FROM "returned";
