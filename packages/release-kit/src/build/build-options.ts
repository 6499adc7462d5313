import type { Database } from '@rosette/database/open-database.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { KindServers, RecordKinds } from '../kind-server.ts'
import type { OnProgress } from '../progress.ts'

export type BuildOptions = {
  db: Database
  engine: Engine
  indexPrefix: string
  kindServers: KindServers
  kinds: RecordKinds
  releaseId: string
  /** Where sequences are kept; without it none are made. */
  sequenceDir?: string
  onProgress?: OnProgress
}
