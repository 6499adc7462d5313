import type { SequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDependencies } from '../../access/server/api-dependencies.ts'
import type { RecordDependencies } from '../../records/server/record-access.ts'
import type { ResolvedLine } from '../../resolve/contract/resolve-call.ts'
import { factsOfStatus } from '../../site/server/page-facts.ts'
import type { SendPage } from '../../site/server/send-page.ts'
import { titleOfExplanation } from '../contract/permanent-path-of.ts'

export type PermanentDependencies = RecordDependencies &
  Pick<ApiDependencies, 'clock' | 'engine' | 'indexPrefix' | 'costBudgetOf'> & {
    sendPage: SendPage
    /** The sequences of a release. */
    storeOf(releaseId: string): Promise<SequenceStore>
  }

/** A page that says what happened to an id, with the status that programs understand. */
export function sendExplanation(
  request: FastifyRequest,
  reply: FastifyReply,
  line: ResolvedLine,
  { sendPage }: Pick<PermanentDependencies, 'sendPage'>,
): Promise<FastifyReply> {
  return sendPage(request, reply, factsOfStatus(statusOf(line), titleOfExplanation(line)))
}

export function statusOf({ bucket }: ResolvedLine): number {
  if (bucket === 'ambiguous') return 300
  return bucket === 'obsolete' ? 410 : 404
}
