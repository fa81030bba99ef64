ALTER TABLE "partners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
