import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@rosette/database/open-database.ts'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { loadCommunity } from '@rosette/features/community/server/load-community.ts'
import { reindexCommunity } from '@rosette/features/community/server/reindex-community.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { buildRelease } from '@rosette/release-kit/build/build-release.ts'
import { demoFilesOf } from '@rosette/release-kit/kind-server.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import { publishRelease } from '@rosette/release-kit/publish/publish-release.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { fixedClock } from '../fixed-clock.ts'

/** The demo release and its community, loaded, built and published the way an operator does it. */
export async function loadDemoRelease(
  db: Database,
  engine: Engine,
  indexPrefix: string,
): Promise<{ releaseId: string; shapeHash: string }> {
  const clock = fixedClock()
  const dir = await mkdtemp(join(tmpdir(), 'rosette-demo-'))
  try {
    await writeDemoRelease(dir, { asOf: clock.now(), further: demoFilesOf(kindServers) })
    const { releaseId, shapeHash } = await loadRelease({ db, kindServers, kinds, dir, isDemo: true, clock })
    await buildRelease({ db, engine, indexPrefix, kindServers, kinds, releaseId })
    await publishRelease(db, releaseId, shapeHash)
    await loadCommunity(db, dir)
    await reindexCommunity({ db, engine, indexPrefix })
    return { releaseId, shapeHash }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
