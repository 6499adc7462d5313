import type { Kind, LookupName } from '@rosette/contract-kit/kind/define-kind.ts'
import { recordAnswer } from '@rosette/contract-kit/kind/record-answer.ts'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import type { ApiDependencies } from '../../access/server/api-dependencies.ts'
import { sendTagged } from '../../site/server/send-tagged.ts'
import {
  cacheControl,
  guardRecord,
  keyGuestsOf,
  lookupFields,
  type RecordDependencies,
  recordNotFound,
  resolveKey,
  wordOf,
} from './record-access.ts'
import { type AnswerFinder, answerFinder } from './record-answers.ts'

export type RecordRouteDependencies = RecordDependencies & Pick<ApiDependencies, 'leaseOf' | 'releases'>

const problems = { 400: ApiProblem, 403: ApiProblem, 404: ApiProblem, 503: ApiProblem }

/** Two routes per kind: the record, and the key for a name or accession (API-062, API-063). */
export async function addRecordRoutes(app: FastifyInstance, dependencies: RecordRouteDependencies): Promise<void> {
  const findAnswer = answerFinder(dependencies.db)
  for (const kind of Object.values<Kind>(kinds)) {
    await addRecordRoute(app, kind, { ...dependencies, findAnswer })
    if (kind.lookups.length > 0) addLookupRoute(app, kind, dependencies)
  }
}

async function addRecordRoute(
  app: FastifyInstance,
  kind: Kind,
  dependencies: RecordRouteDependencies & { findAnswer: AnswerFinder },
): Promise<void> {
  const querystring = lookupQuery(['key', ...kind.lookups], kind.keyAlso)
  const answered = [kind, ...keyGuestsOf(kind)]
  const answers = await Promise.all(answered.map(async ({ record }) => recordAnswer(await record())))
  const schema = {
    operationId: `load${wordOf(kind.label)}`,
    summary: `One ${answered.map(({ label }) => label.toLowerCase()).join(' or ')}`,
    tags: ['Records'],
    querystring,
    response: { 200: answers.length > 1 ? z.union(answers) : answers[0], ...problems },
  }
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(`/detail/${kind.name}`, { schema, config: accessOf('record', { cost: 'light', takesTokens: true }) }, async (request, reply) => {
      const { query } = request
      const lease = dependencies.leaseOf(request)
      const key = await resolveAndGuard(request, kind, query, dependencies)
      const readerOf = () => dependencies.visitorOf(request)
      const answer = key === null ? null : await findFirst(answered, (each) => dependencies.findAnswer(lease, each, key, readerOf))
      if (answer === null) throw recordNotFound(kind, query)
      reply.header('cache-control', cacheControl(dependencies, kind))
      return sendTagged(request, reply, answer)
    })
}

function addLookupRoute(app: FastifyInstance, kind: Kind, dependencies: RecordDependencies): void {
  const querystring = lookupQuery(kind.lookups)
  const schema = {
    operationId: `find${wordOf(kind.label)}Key`,
    summary: `The key of a ${kind.label.toLowerCase()}`,
    tags: ['Records'],
    querystring,
    response: { 200: RecordKey, ...problems },
  }
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      `/detail/${kind.name}/lookup`,
      { schema, config: accessOf('record', { cost: 'light', takesTokens: true }) },
      async (request, reply) => {
        const { query } = request
        const key = await resolveAndGuard(request, kind, query, dependencies)
        if (key === null) throw recordNotFound(kind, query)
        return reply.header('cache-control', cacheControl(dependencies)).send({ key })
      },
    )
}

async function findFirst<Found>(kinds: readonly Kind[], find: (kind: Kind) => Promise<Found | null>): Promise<Found | null> {
  for (const kind of kinds) {
    const found = await find(kind)
    if (found !== null) return found
  }
  return null
}

async function resolveAndGuard(request: FastifyRequest, kind: Kind, query: Query, dependencies: RecordDependencies) {
  const key = await resolveKey(dependencies.db.records, dependencies.releaseOf(request), kind, query)
  await guardRecord(request, kind, key, dependencies)
  return key
}

type Query = Partial<Record<LookupName, string>>

const RecordKey = z.object({ key: z.int() }).meta({ id: 'RecordKey' })

/** The lookups of a kind; at least one must be given. */
function lookupQuery(names: readonly LookupName[], keyAlso?: LookupName): z.ZodType<Query> {
  const key =
    keyAlso === undefined ? lookupFields.key : lookupFields[keyAlso].describe(`Key of the record, or its ${keyAlso}; wins over all others.`)
  const fields = { ...lookupFields, key }
  const shape = Object.fromEntries(names.map((name) => [name, fields[name].optional()]))
  return z.object(shape).refine((query: Query) => names.some((name) => query[name] !== undefined), `needs one of: ${names.join(', ')}`)
}
