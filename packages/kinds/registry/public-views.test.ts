import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import type { KindServer } from '@rosette/release-kit/kind-server.ts'
import { expect, test } from 'vitest'
import { kindNames, kinds } from './contract.ts'
import { searchCards, searchSources } from './search-cards.ts'
import { kindServers, publicViewOf } from './server.ts'

const modules = import.meta.glob<Record<string, unknown>>('../*/fixtures/*.ts', { eager: true })

const cases = kindNames.flatMap((name) =>
  Object.entries(modules)
    .filter(([path]) => path.startsWith(`../${name}/`))
    .flatMap(([, exports]) => Object.entries(exports).map(([fixture, record]) => ({ name, fixture, record }))),
)

test.for(kindNames)('programs learn of records of the kind %s unless they are about people', (name) => {
  const kind: Kind = kinds[name]
  const { schemaOrg, isInSitemap } = publicViewOf(kind)
  expect(schemaOrg === null).toBe(kind.isOfPeople ?? false)
  if (kind.isOfPeople) expect(isInSitemap).toBe(false)
})

const searchedNames = kindNames.filter((name) => searchCards[name])

test.for(searchedNames)('[LINK-004] the summary of a %s, which searches show everybody, has its name', (name) => {
  const facts = cases.filter((each) => each.name === name).map(({ record }) => publicViewOf(kinds[name]).summary(record))
  expect(facts).not.toContain(null)
  // Some publications have no title.
  expect(facts.filter((each) => each?.name).length).toBeGreaterThan(0)
})

test.for(cases)('[FAIR-005] $name $fixture has the name under which a sitemap lists it', ({ name, record }) => {
  const { isInSitemap, summary } = publicViewOf(kinds[name])
  if (!isInSitemap) return
  const server = Object.entries<KindServer>(kindServers).find(([kind]) => kind === name)?.[1]
  expect(server?.identifiers?.(record).names.map((each) => each.name)).toContain(summary(record)?.name)
})

const placed = searchSources.flatMap(({ card }) => (card.genome?.criteriaWithin ? [{ card, within: card.genome.criteriaWithin }] : []))

test.for(placed)('[GENOME-008] the criteria of $card.plural accept a region', ({ card, within }) => {
  const criteria = within({ chromosome: 'Chr4', start: 250_001, end: 500_000 })
  expect(Object.keys(criteria).length).toBeGreaterThan(0)
  expect(card.criteria.strict().safeParse(criteria).error).toBeUndefined()
})
