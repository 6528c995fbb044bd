import { startEngine } from '#platform/database/engine/engine'
import { silentLog } from '../log.ts'

// A server, as far as its engine goes: starts one, says where it is, and stops it when told to. It can give up root
// first, to be a plain user's server.
const [dataDir = '', account] = process.argv.slice(2)
if (account) {
  process.setgroups?.([])
  process.setgid?.(Number(account))
  process.setuid?.(Number(account))
}

const engine = await startEngine({ dataDir, log: silentLog })
process.on('message', async () => {
  await engine.stop()
  process.disconnect()
})
process.send?.(engine.connection)
