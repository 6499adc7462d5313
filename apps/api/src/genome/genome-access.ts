import { Problem } from '@rosette/contract-kit/problem.ts'
import { denyTexts, type Entitlement } from '@rosette/features/access/server/entitle.ts'
import type { FastifyRequest } from 'fastify'
import { entitlementOf } from '../records/record-access.ts'
import type { RecordNeeds } from '../records/record-routes.ts'

type AccessNeeds = Pick<RecordNeeds, 'settings' | 'visitorOf'>

/** The genome browser shows what records of genes show, so it is open to the same visitors (GBROW-002). */
export function genomeEntitlement(request: FastifyRequest, needs: AccessNeeds): Promise<Entitlement> {
  return entitlementOf(request, { name: 'genome' }, null, needs)
}

export async function guardGenome(request: FastifyRequest, needs: AccessNeeds): Promise<void> {
  const entitlement = await genomeEntitlement(request, needs)
  if (!entitlement.allow) throw new Problem('access_denied', denyTexts[entitlement.reason])
}
