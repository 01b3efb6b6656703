// npm run cost: what a build costs; npm run cost -- dev: what a writer waits for.
await import(process.argv[2] === 'dev' ? './devCost.mjs' : './buildCost.mjs');
