import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Member } from '../../access/contract/access.ts'
import { loadCorrectionStatistics, queuedCorrections } from '../../corrections/server/queued-corrections.ts'
import { loadPaperStatistics, queuedPapers } from '../../paper-annotations/server/queued-papers.ts'
import { loadSymbolStatistics, queuedSymbols } from '../../symbol-registration/server/queued-symbols.ts'
import type { QueueItem, QueueSourceName, QueueStatistics } from '../contract/curation-queue.ts'

/** A feature whose submissions stand in the queue. */
export type QueueSource = {
  /** Everything that is not decided, as the curator sees it. */
  items(db: CommunityDb, curator: Member): Promise<Omit<QueueItem, 'source'>[]>
  /** What was sent since a day. */
  statistics(db: CommunityDb, since: Date): Promise<Omit<QueueStatistics, 'source'>>
}

export const sources: Readonly<Record<QueueSourceName, QueueSource>> = {
  correction: { items: queuedCorrections, statistics: loadCorrectionStatistics },
  symbol: { items: queuedSymbols, statistics: loadSymbolStatistics },
  paper: { items: queuedPapers, statistics: loadPaperStatistics },
}
