import { relaunch } from './node-24.mjs'

/** `npm run dev`: the product, started again after each edit of the server, the contract or the sandbox. */
const watched = ['server/src', 'contract/src', 'sandbox/src']
relaunch(process.execPath, [...watched.map((path) => `--watch-path=${path}`), 'server/src/main.ts'])
