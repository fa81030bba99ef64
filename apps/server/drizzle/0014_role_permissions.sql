CREATE TABLE "role_permissions" (
	"role" text PRIMARY KEY NOT NULL,
	"given" text[] NOT NULL,
	"taken" text[] NOT NULL
);
