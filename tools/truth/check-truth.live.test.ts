import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkout } from '../checkout.ts'

const { ROSETTE_RELEASE_DIR: dir, ROSETTE_REAL_SITE: site } = process.env

test.skipIf(!dir || !site)(
  '[TRUTH-040] a sample of every kind says what the official files say (needs ROSETTE_RELEASE_DIR and ROSETTE_REAL_SITE)',
  { timeout: 300_000 },
  () => {
    const args = [join(checkout, 'tools/checks/biology/check-truth.ts'), '--loci', '20', '--count', '10']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(status, `${stdout}\n${stderr}`).toBe(0)
  },
)
