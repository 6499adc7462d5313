import { type Clock, dayOf } from '@rosette/contract-kit/clock.ts'
import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { formatAddressLines, parseAddressLines } from '@rosette/contract-kit/records/community-parts.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import { accessOf, type Member, type Visitor } from '../../access/contract/access.ts'
import { expectEditorOf, expectOwn, keepFromCaches } from '../../access/server/expect-member.ts'
import { AffiliationsToAdd, AffiliationsToDelete, LabRow } from '../contract/affiliations.ts'
import { checkOrganizationText, OrganizationUpdate, organizationLabels } from '../contract/update-organization.ts'
import { deleteAffiliations, insertAffiliations } from './change-affiliations.ts'
import { changeDetails } from './change-details.ts'
import { expectNoErrors, peopleRulesOf, type RuleSettings } from './people-rules.ts'
import { savePlace } from './update-person.ts'

export type OrganizationRoutesOptions = {
  db: Database
  clock: Clock
  settings: RuleSettings
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
}

const answers = { 200: Done, 400: ApiProblem, 401: ApiProblem, 403: ApiProblem, 404: ApiProblem }

/** PUT organization/update-organization, POST user/insert-affiliations and user/delete-affiliations, GET labs/search. */
export const organizationRoutes: FastifyPluginAsyncZod<OrganizationRoutesOptions> = async (app, { db, clock, settings, visitorOf }) => {
  const rules = peopleRulesOf(settings)
  app.addHook('onRequest', keepFromCaches)

  const update = {
    operationId: 'updateOrganization',
    summary: 'Change name and address of an organization; a backslash separates the lines of the address',
    tags: ['People'],
    body: OrganizationUpdate,
    response: answers,
  }
  app.put(
    '/organization/update-organization',
    { schema: update, config: accessOf('own', { cost: 'light', rights: 'none' }) },
    async (request) => {
      const { body } = request
      const editor = expectEditorOf(await visitorOf(request), body.communityId)
      // Object.keys loses the key type.
      const names = Object.keys(organizationLabels) as (keyof typeof organizationLabels)[]
      expectNoErrors(Object.fromEntries(names.map((name) => [name, checkOrganizationText(name, body[name], rules)])))
      await updateOrganization(db, editor, body, clock.now())
      return done
    },
  )

  const insert = {
    operationId: 'insertAffiliations',
    summary: 'Add organizations to a person; they are pending until the organization confirms',
    tags: ['People'],
    body: AffiliationsToAdd,
    response: answers,
  }
  app.post(
    '/user/insert-affiliations',
    { schema: insert, config: accessOf('own', { cost: 'light', rights: 'named' }) },
    async (request) => {
      const { communityId, affiliations } = request.body
      const editor = expectOwn(await visitorOf(request), communityId)
      await insertAffiliations(db, editor, { communityId, organizationIds: affiliations.map(({ organizationId }) => organizationId) })
      return done
    },
  )

  const remove = {
    operationId: 'deleteAffiliations',
    summary: 'Remove organizations from a person',
    tags: ['People'],
    body: AffiliationsToDelete,
    response: answers,
  }
  app.post(
    '/user/delete-affiliations',
    { schema: remove, config: accessOf('own', { cost: 'light', rights: 'named' }) },
    async (request) => {
      const { communityId, deletedAffiliations } = request.body
      const editor = expectOwn(await visitorOf(request), communityId)
      await deleteAffiliations(db, editor, {
        communityId,
        organizationIds: deletedAffiliations.map(({ organizationId }) => organizationId),
      })
      return done
    },
  )

  const labs = {
    operationId: 'searchLabs',
    summary: 'Organizations by a part of their name',
    tags: ['People'],
    querystring: z.object({
      labName: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .regex(/^[^\p{Cc}]*$/u, 'contains a control character'),
    }),
    response: { 200: z.array(LabRow), 400: ApiProblem },
  }
  app.get('/labs/search', { schema: labs, config: accessOf('everyone', { cost: 'light', takesTokens: true }) }, (request) =>
    searchLabs(db.community, request.query.labName),
  )
}

const limit = 20

/** Organizations whose name contains the text, those that start with it first. The text is matched literally: no character is a wildcard. */
async function searchLabs(db: CommunityDb, labName: string): Promise<LabRow[]> {
  const rows = await labsQuery(db, labName.toLowerCase()).execute()
  return rows.map(({ organizationId, name }) => ({ ORGANIZATION_ID: organizationId, NAME: name }))
}

function labsQuery(db: CommunityDb, text: string) {
  const place = sql<number>`strpos(lower(name), ${text})`
  return db
    .selectFrom('organization')
    .select(['organizationId', 'name'])
    .where(place, '>', 0)
    .orderBy(sql`${place} > 1`)
    .orderBy('name')
    .orderBy('organizationId')
    .limit(limit)
}

/** Replaces name and address of an organization; its record, its people's documents and the search index follow. */
async function updateOrganization(db: Database, editor: Member, update: OrganizationUpdate, now: Date): Promise<void> {
  const { communityId, name, ...sent } = update
  const place = { ...sent, address: formatAddressLines(parseAddressLines(sent.address)) }
  const line = { action: 'organization.update', subject: `organization:${communityId}`, details: { name, ...place } }
  await changeDetails(db, { communityId, editor, line, now }, async (tx) => {
    const saved = await tx
      .updateTable('organization')
      .set({ name, dateLastUpdated: dayOf(now) })
      .where('communityId', '=', communityId)
      .returning('communityId')
      .executeTakeFirst()
    if (!saved) throw new Problem('not_found', `There is no organization ${communityId}.`)
    await savePlace(tx, communityId, place)
  })
}
