import { Problem } from '@rosette/contract-kit/problem.ts'
import type { FastifyRequest } from 'fastify'
import { denyTexts, type Entitlement } from '../../access/server/entitle.ts'
import { entitlementOf, type RecordDependencies } from '../../records/server/record-access.ts'

type AccessDependencies = Pick<RecordDependencies, 'settings' | 'visitorOf'>

/** The genome browser shows what records of genes show, so it is open to the same visitors (GBROW-002). */
export function genomeEntitlement(request: FastifyRequest, dependencies: AccessDependencies): Promise<Entitlement> {
  return entitlementOf(request, { name: 'genome' }, null, dependencies)
}

export async function guardGenome(request: FastifyRequest, dependencies: AccessDependencies): Promise<void> {
  const entitlement = await genomeEntitlement(request, dependencies)
  if (!entitlement.allow) throw new Problem('access_denied', denyTexts[entitlement.reason])
}
