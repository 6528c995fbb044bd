import { startArchivedEngine } from '#platform/database/engine/backup/archived-engine'
import { silentLog } from '../log.ts'

// A server, reduced to its engine: starts one, reports its address, and stops it on request. It can drop root first, to
// run as a plain user's server.
const [dataDir = '', backupDir, account] = process.argv.slice(2)
if (account) {
  process.setgroups?.([])
  process.setgid?.(Number(account))
  process.setuid?.(Number(account))
}

const engine = await startArchivedEngine({ dataDir, backupDir: backupDir || null, log: silentLog })
process.on('message', async () => {
  await engine.stop()
  process.disconnect()
})
process.send?.(engine.connection)
