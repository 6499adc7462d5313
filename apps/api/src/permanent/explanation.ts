import type { Clock } from '@rosette/contract-kit/clock.ts'
import { titleOfExplanation } from '@rosette/features/permanent-links/contract/permanent-path-of.ts'
import type { ResolvedLine } from '@rosette/features/resolve/contract/resolve-call.ts'
import type { PlanNeeds } from '@rosette/features/sequences/server/plan-sequences.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { factsOfExplanation } from '../pages/page-facts.ts'
import type { SendPage } from '../pages/page-sender.ts'
import type { RecordNeeds } from '../records/record-routes.ts'

export type PermanentNeeds = RecordNeeds & {
  clock: Clock
  sendPage: SendPage
  /** What sequences of a request are read with. */
  sequencesOf(request: FastifyRequest): Promise<PlanNeeds>
}

/** A page that says what happened to an id, with the status that programs understand. */
export function sendExplanation(
  request: FastifyRequest,
  reply: FastifyReply,
  line: ResolvedLine,
  { sendPage }: Pick<PermanentNeeds, 'sendPage'>,
): Promise<FastifyReply> {
  return sendPage(request, reply, factsOfExplanation(statusOf(line), titleOfExplanation(line)))
}

export function statusOf({ bucket }: ResolvedLine): number {
  if (bucket === 'ambiguous') return 300
  return bucket === 'obsolete' ? 410 : 404
}
