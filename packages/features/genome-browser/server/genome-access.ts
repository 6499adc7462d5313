import { Problem } from '@rosette/contract-kit/problem.ts'
import type { FastifyRequest } from 'fastify'
import { denyTexts, type Entitlement } from '../../access/server/entitle.ts'
import { entitlementOf, type RecordNeeds } from '../../records/server/record-access.ts'

type AccessNeeds = Pick<RecordNeeds, 'settings' | 'visitorOf'>

/** The genome browser shows what records of genes show, so it is open to the same visitors (GBROW-002). */
export function genomeEntitlement(request: FastifyRequest, needs: AccessNeeds): Promise<Entitlement> {
  return entitlementOf(request, { name: 'genome' }, null, needs)
}

export async function guardGenome(request: FastifyRequest, needs: AccessNeeds): Promise<void> {
  const entitlement = await genomeEntitlement(request, needs)
  if (!entitlement.allow) throw new Problem('access_denied', denyTexts[entitlement.reason])
}
