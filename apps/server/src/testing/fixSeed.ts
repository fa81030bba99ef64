import fc from 'fast-check';

/** What a property tries is the same in every run: HUIQI_FUZZ_SEED looks for more (G11). */
fc.configureGlobal({ seed: Number(process.env['HUIQI_FUZZ_SEED'] || 20_260_615) });
