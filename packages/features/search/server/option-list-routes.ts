import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import type { FacetValue } from '@rosette/contract-kit/search/search-contract.ts'
import { type FormCategory, formCategories } from '@rosette/kinds/registry/search-entries.ts'
import { readFieldValues, valuesBody } from '@rosette/search-engine/query/field-values.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import { resultCategories } from '../../results/contract/result-categories.ts'
import type { SearchRoutesOptions } from '../../results/server/search-routes.ts'
import { searchTarget } from '../../results/server/search-target.ts'
import { ecotypeLists, OptionListsAnswer, optionListsOf } from '../contract/option-lists.ts'

type OptionListOptions = Pick<SearchRoutesOptions, 'engine' | 'indexPrefix' | 'releaseOf'>

const tags = ['Search forms']
const failures = { 400: ApiProblem, 503: ApiProblem }

/** The values that records have, for lists of the search forms that the documents do not show. */
export const optionListRoutes: FastifyPluginAsyncZod<OptionListOptions> = async (app, options) => {
  const schema = {
    operationId: 'listSearchOptions',
    summary: 'List the values that records have, for a search form to choose from',
    tags,
    params: z.object({ category: z.enum(formCategories) }),
    response: { 200: OptionListsAnswer, ...failures },
  }
  app.get('/search-options/:category', { schema, config: accessOf('everyone') }, async (request) => ({
    lists: await loadLists(options, request.params.category, request),
  }))

  for (const [name, { category, list, operationId }] of Object.entries(ecotypeLists)) {
    const named = {
      operationId,
      summary: `List the ecotypes that the ${category} form offers`,
      tags,
      response: { 200: z.array(z.string()), ...failures },
    }
    app.get(`/lists/${name}`, { schema: named, config: accessOf('everyone') }, async (request) => {
      const values = (await loadLists(options, category, request))[list] ?? []
      return values.map(({ value }) => value).toSorted((a, b) => a.localeCompare(b, 'en'))
    })
  }
}

async function loadLists(
  { engine, indexPrefix, releaseOf }: OptionListOptions,
  category: FormCategory,
  request: FastifyRequest,
): Promise<Record<string, FacetValue[]>> {
  const lists = optionListsOf(category)
  if (Object.keys(lists).length === 0) return {}
  const { index, definition } = searchTarget(resultCategories[category].source, indexPrefix, releaseOf(request))
  return readFieldValues(lists, await engine.search(index, valuesBody(definition, lists), { requestId: request.id }))
}
