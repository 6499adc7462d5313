import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { withScratchDatabase } from '@rosette/database/scratch-database.ts'
import { checkout } from '../checkout.ts'
import { checkSiteBehindNginx } from '../deploy/check-site.ts'
import { verifyUnits } from '../deploy/verify-units.ts'
import { ensureServices } from '../services/start-services.ts'

// What deploy/ says, tried: the units by systemd-analyze, and nginx with TLS before two API processes on an empty database. Installs nothing.
const say = (line: string) => process.stdout.write(`deploy | ${line}\n`)
const dir = await mkdtemp(join(tmpdir(), 'rosette-deploy-'))
try {
  await verifyUnits(join(dir, 'units'), say)
  await mkdir(join(checkout, '.reports'), { recursive: true })
  const { DATABASE_URL, OPENSEARCH_URL } = await ensureServices(say)
  await withScratchDatabase(DATABASE_URL, 'rosette_deploy', (url) =>
    checkSiteBehindNginx({ dir, env: { DATABASE_URL: url, OPENSEARCH_URL, INDEX_PREFIX: 'rosette_deploy' }, say }),
  )
  say('all is as deploy/ says')
} catch (error) {
  say(`failed: ${messageOf(error)}`)
  process.exitCode = 1
} finally {
  await rm(dir, { recursive: true, force: true })
}
