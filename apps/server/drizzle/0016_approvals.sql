CREATE TABLE "approvals" (
	"subject" text PRIMARY KEY NOT NULL,
	"alone_in" text[] NOT NULL
);
