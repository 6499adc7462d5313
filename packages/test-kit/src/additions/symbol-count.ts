// `symbol-count` is an analysis of lists as small as one with runs can be: the card, one call and a page, the tool and what its run found.

/** Each stands below the line that it names. */
const linesOutside = [
  {
    file: 'packages/repo-rules/src/import-rules/feature-order.ts',
    below: "  mutants: 'mutant lines for the genes of a list',",
    line: "  'symbol-count': 'the number of records of a list',",
  },
  {
    file: 'packages/features/site/contract/list-analyses.ts',
    below: "import { mutantsAnalysis } from '../../mutants/contract/mutants-analysis.ts'",
    line: "import { symbolCountAnalysis } from '../../symbol-count/contract/symbol-count-analysis.ts'",
  },
  {
    file: 'packages/features/site/contract/list-analyses.ts',
    below: '  mutants: mutantsAnalysis,',
    line: "  'symbol-count': symbolCountAnalysis,",
  },
  {
    file: 'packages/features/tool-registry/server/register-analyses.ts',
    below: "  mutants: async () => (await import('../../mutants/server/register-mutants.ts')).registerMutants,",
    line: "  'symbol-count': async () => (await import('../../symbol-count/server/register-symbol-count.ts')).registerSymbolCount,",
  },
  {
    file: 'packages/features/tool-registry/web/analysis-pages.ts',
    below: "  '/tools/mutants': lazyPage(() => import('../../mutants/web/mutants-page.tsx'), 'mutantsPage'),",
    line: "  '/tools/symbol-count': lazyPage(() => import('../../symbol-count/web/symbol-count-page.tsx'), 'SymbolCountPage'),",
  },
]

/** The analysis, and what must hold of the site with it, as tests of a tree to which it was added. */
export const symbolCount = {
  linesOutside,
  files: {
    ...slice(),
    'tools/symbol-count.live.test.ts': serverTest(),
    'packages/features/symbol-count/web/symbol-count.test.tsx': pageTest(),
  },
}

function slice(): Readonly<Record<string, string>> {
  const folder = 'packages/features/symbol-count'
  return {
    [`${folder}/contract/symbol-count-analysis.ts`]: `import { defineListAnalysis } from '@rosette/contract-kit/cards/define-list-analysis.ts'

export const symbolCountAnalysis = defineListAnalysis({
  name: 'symbol-count',
  title: 'Symbol Count',
  action: 'Count symbols',
  description: 'How many records a list has.',
  kinds: ['locus', 'gene'],
  hasRuns: true,
})
`,
    [`${folder}/contract/symbol-count-call.ts`]: `import { z } from 'zod'

export const SymbolCountQuery = z.object({ list: z.string() })
export const SymbolCount = z.object({ records: z.int() }).meta({ id: 'SymbolCount' })
`,
    [`${folder}/server/register-symbol-count.ts`]: `import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../access/contract/access.ts'
import type { ResolveContent } from '../../list-contents/server/resolved-contents.ts'
import { SymbolCount, SymbolCountQuery } from '../contract/symbol-count-call.ts'

type SymbolCountDependencies = {
  resolveContentOf(request: FastifyRequest): ResolveContent
  releaseOf(request: FastifyRequest): string
}

export const registerSymbolCount: FastifyPluginAsyncZod<SymbolCountDependencies> = async (app, { resolveContentOf, releaseOf }) => {
  const schema = {
    operationId: 'countSymbols',
    summary: 'Count the records of a list',
    tags: ['Symbol count'],
    querystring: SymbolCountQuery,
    response: { 200: SymbolCount },
  }
  app.get('/symbol-count', { schema, config: accessOf('everyone', { cost: 'sized', takesTokens: true }) }, async (request) => {
    const { keys } = await resolveContentOf(request)(request.query.list, releaseOf(request))
    return { records: keys.length }
  })
}
`,
    [`${folder}/server/symbol-count-tool.ts`]: `import { defineTool } from '../../runs/server/define-tool.ts'
import { SymbolCountQuery } from '../contract/symbol-count-call.ts'

export const tool = defineTool({
  name: 'symbol-count',
  title: 'Symbol Count',
  formPath: '/tools/symbol-count',
  programs: [],
  options: SymbolCountQuery,
  fingerprint: ({ list }, releaseId) => JSON.stringify([list, releaseId]),
  question: ({ list }) => list,
  wallMs: 60_000,
  run: async () => ({ text: 'Counted', files: [], counts: {} }),
})
`,
    [`${folder}/web/symbol-count-page.tsx`]: `export function SymbolCountPage() {
  return <h1>Symbol Count</h1>
}
`,
    [`${folder}/web/symbol-count-run-result.tsx`]: `export function RunResult({ token }: { token: string }) {
  return <p>Counted by {token}</p>
}
`,
  }
}

function serverTest(): string {
  return `import { tools } from '@rosette/features/tool-registry/server/tools.ts'
import { accessLineOf, callAccess, tokenCalls } from '@rosette/test-kit/access/call-access.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

const { app, as } = await testApp(await testDatabase())

test('it counts the records of a stored list', async () => {
  const { body } = await as('anonymous').post('/api/list-contents', { kind: 'locus', items: ['AT4G18960', 'AT1G01010'] })
  const { id } = Object(body)
  expect(await as('anonymous').get('/api/symbol-count?list=' + id)).toMatchObject({ status: 200, body: { records: 2 } })
  const page = await app.inject({ url: '/tools/symbol-count?list=' + id })
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<title>Symbol Count</title>')])
  expect(page.body).toContain('How many records a list has.')
})

test('API and worker know its tool', () => {
  expect(tools.map(({ name }) => name)).toContain('symbol-count')
})

test('who may call it is known by its shape', () => {
  const line = accessLineOf('GET /api/symbol-count')
  expect([callAccess[line], tokenCalls.has(line)]).toEqual(['everyone', true])
})
`
}

function pageTest(): string {
  return `import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ListActions } from '../../lists/web/list/list-actions.tsx'
import { findSitePage } from '../../site/contract/site-pages.ts'
import { analysisPages } from '../../tool-registry/web/analysis-pages.ts'
import { ToolRunPage } from '../../tool-registry/web/tool-run-page.tsx'

const contentId = 'AAAAAAAAAAAAAAAAAAAAAA'

test('lists of its kinds lead to it, others do not', async () => {
  await renderInSite(<ListActions kind="gene" contentId={contentId} count={2} comparedAs={contentId} />)
  expect(screen.getByRole('link', { name: 'Count symbols' }).getAttribute('href')).toBe('/tools/symbol-count?list=' + contentId)
  expect(screen.queryByRole('link', { name: 'Enrichment' })).toBeNull()
  cleanup()
  await renderInSite(<ListActions kind="germplasm" contentId={contentId} count={2} comparedAs={contentId} />)
  expect(screen.queryByRole('link', { name: 'Count symbols' })).toBeNull()
})

test('the map of the site has its page', () => {
  expect(findSitePage('/tools/symbol-count')).toMatchObject({ title: 'Symbol Count', area: 'tools', robots: 'index' })
})

test('the router has a component for it', () => {
  expect(analysisPages['/tools/symbol-count']).toBeTruthy()
})

test('the page of a run shows what it found', async () => {
  const now = '2026-11-01T12:00:00.000Z'
  const run = {
    token: 'T'.repeat(22),
    tool: 'symbol-count',
    title: 'Symbol Count',
    formPath: '/tools/symbol-count',
    state: 'done',
    place: null,
    progress: null,
    createdAt: now,
    startedAt: now,
    finishedAt: now,
    keptUntil: now,
    releaseId: 'r1',
    fault: null,
    isFromStore: false,
    isOwn: false,
    willMail: false,
    summary: { text: 'Counted', files: [], counts: {} },
  }
  vi.stubGlobal('fetch', async () => Response.json(run))
  await renderInSite(<ToolRunPage />)
  expect(await screen.findByText('Counted by ' + run.token)).toBeTruthy()
})
`
}
