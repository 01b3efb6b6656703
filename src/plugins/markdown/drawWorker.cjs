// Node starts workers from files that it can read itself; this hands over to the TypeScript beside it.
const { parentPort, workerData } = require('node:worker_threads');
const { twinDrawer } = require('jiti')(__filename)('./draw.ts');

const draw = twinDrawer(workerData);
parentPort.on('message', (page) => parentPort.postMessage(draw(page)));
