import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { Visitor } from '../../access/contract/visitor.ts'
import { expectSelf } from '../../access/server/expect-member.ts'
import type { OrcidStatusQuery } from '../contract/orcid-calls.ts'

/** Calls may say for whom they are made; it must be the caller himself, curator or not, and this site. */
export function expectOrcidCaller(visitor: Visitor, sent: OrcidStatusQuery, { partnerId }: Pick<Settings, 'partnerId'>): void {
  if (sent.partnerId !== undefined && sent.partnerId !== partnerId)
    throw new Problem('invalid_request', `There is no partner ${sent.partnerId}.`)
  if (sent.userIdentifier !== undefined) expectSelf(visitor, sent.userIdentifier)
}
