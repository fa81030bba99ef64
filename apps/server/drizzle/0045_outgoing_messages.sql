CREATE TABLE "outgoing_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"code" text,
	"attachments" text,
	"useful_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
