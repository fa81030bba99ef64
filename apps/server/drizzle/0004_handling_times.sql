CREATE TABLE "handling_times" (
	"desk" text NOT NULL,
	"kind" text NOT NULL,
	"scf_province" text NOT NULL,
	"scf_city" text NOT NULL,
	"scf_district" text NOT NULL,
	"days" integer NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "handling_times_desk_kind_scf_province_scf_city_scf_district_pk" PRIMARY KEY("desk","kind","scf_province","scf_city","scf_district"),
	CONSTRAINT "handling_times_days" CHECK ("handling_times"."days" between 1 and 365)
);
--> statement-breakpoint
ALTER TABLE "handling_times" ADD CONSTRAINT "handling_times_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;