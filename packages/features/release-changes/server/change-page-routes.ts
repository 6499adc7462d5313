import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { type KindName, kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findPermanent } from '../../permanent-links/server/permanent-routes.ts'
import type { RecordDependencies } from '../../records/server/record-access.ts'
import { factsOfNotFound } from '../../site/server/page-facts.ts'
import { redirectToDenied, type SendPage } from '../../site/server/send-page.ts'

type ChangePageDependencies = RecordDependencies & { sendPage: SendPage }

/** `/locus/AT1G01010/changes`: open to those who may see the record, and nothing for search engines. */
export function registerChangePages(pages: FastifyInstance, dependencies: ChangePageDependencies): void {
  // The registry names its kinds by the names of their cards.
  for (const name of Object.keys(kindServers) as KindName[]) {
    const kind: Kind = kinds[name]
    pages.get(`/${kind.path}/:id/changes`, { schema: { hide: true }, config: { cost: 'page' } }, (request, reply) =>
      sendChangePage(request, reply, kind, dependencies),
    )
  }
}

async function sendChangePage(request: FastifyRequest, reply: FastifyReply, kind: Kind, dependencies: ChangePageDependencies) {
  const found = await findPermanent(request, kind, String(Object(request.params).id), dependencies)
  if ('bucket' in found) return dependencies.sendPage(request, reply, factsOfNotFound)
  if (!found.entitlement.allow) return redirectToDenied(request, reply)
  const { name, address } = found.summary
  return dependencies.sendPage(request, reply, {
    status: 200,
    title: `Changes of ${name}`,
    description: null,
    canonical: `${address}/changes`,
    isIndexed: false,
    jsonLd: null,
    chunks: ['packages/features/release-changes/web/release-pages.tsx'],
  })
}
