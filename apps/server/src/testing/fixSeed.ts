import fc from 'fast-check';

/** Property tests use the same seed in every run: set HUIQI_FUZZ_SEED to try others (G11). */
fc.configureGlobal({ seed: Number(process.env['HUIQI_FUZZ_SEED'] || 20_260_615) });
