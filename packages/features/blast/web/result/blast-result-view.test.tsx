import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { defaultDatabase } from '../../contract/blast-databases.ts'
import type { BlastHit, BlastResult } from '../../contract/blast-result.ts'
import { someBlastOptions } from '../../contract/fixtures/some-blast-options.ts'
import { BlastResultView } from './blast-result-view.tsx'

function hitOf(number: number, subject: string): BlastHit {
  const hsp = {
    line: number,
    identity: 90,
    length: 50,
    mismatches: 5,
    gapOpenings: 0,
    queryStart: 1,
    queryEnd: 50,
    subjectStart: 1,
    subjectEnd: 50,
    evalue: 1e-20,
    bitScore: 90,
    score: 200,
    identical: 45,
    positive: 45,
    gaps: 0,
    queryFrame: 0,
    subjectFrame: 0,
  }
  const locus = { locus: { kind: 'locus', key: number, label: subject.slice(0, 9) }, symbols: ['AG'], description: null, place: null }
  return { number, query: 0, database: defaultDatabase, subject, title: '', subjectLength: 100, queryCover: 50, hsps: [hsp], locus }
}

function resultOf(hits: BlastHit[], maxScores: number): BlastResult {
  return {
    options: { ...someBlastOptions, queries: '>AT4G18960.1\nACGT', maxScores },
    databases: [{ id: defaultDatabase, label: 'UTRs', coverage: { held: 1200, of: 30_000 } }],
    version: '2.16.0',
    queries: [{ name: 'AT4G18960.1', length: 100, hits: hits.length }],
    hits,
    total: hits.length,
    hasRelease: true,
  }
}

const hits = [hitOf(1, 'AT4G18960.1'), hitOf(2, 'AT2G42830.1')]

async function open(result: BlastResult, search = '') {
  vi.stubGlobal('fetch', async () => Response.json(result))
  return renderInSite(<BlastResultView token="t" />, `/runs/t${search}`)
}

test('[COVER-003] the result says what the database held; a search without a hit, that it may lie elsewhere', async () => {
  const { unmount } = await open(resultOf(hits, 100))
  expect(await screen.findByText("1,200 of 30,000 3' UTRs")).toBeTruthy()
  unmount()
  await open(resultOf([], 100))
  expect(await screen.findByText(/does not hold all sequences that are annotated/)).toBeTruthy()
})

test('[BLAST-050] the table comes before the bars, which have symbols, and the filters are those of the address', async () => {
  const { router } = await open(resultOf(hits, 100), '?hidesQuery=1')
  const table = await screen.findByRole('table', { name: 'Hits' })
  expect(within(table).queryByRole('button', { name: 'AT4G18960.1' })).toBeNull()
  const bar = screen.getByText('AT2G42830.1 AG')
  expect(table.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hide the query itself' }))
  expect(within(screen.getByRole('table', { name: 'Hits' })).getByRole('button', { name: 'AT4G18960.1' })).toBeTruthy()
  await vi.waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('[BLAST-053] hits of several databases have their dataset, which can be chosen, and the share that each held', async () => {
  const result = resultOf([hitOf(1, 'AT4G18960.1'), { ...hitOf(2, 'AT4G18960.1'), database: 'TAIR10_cds' }], 100)
  const databases = [...result.databases, { id: 'TAIR10_cds', label: 'TAIR10 coding sequences', coverage: { held: 5, of: 5 } }] as const
  await open({ ...result, databases: [...databases] })
  const table = () => screen.getByRole('table', { name: 'Hits' })
  expect(await screen.findByRole('columnheader', { name: /Dataset/ })).toBeTruthy()
  expect(screen.getByText(/^1,200 of 30,000 3' UTRs; 5 coding sequences/)).toBeTruthy()
  expect(within(table()).getAllByRole('button', { name: 'AT4G18960.1' })).toHaveLength(2)
  fireEvent.change(screen.getByRole('combobox', { name: 'Dataset' }), { target: { value: 'TAIR10_cds' } })
  expect(within(table()).getAllByRole('button', { name: 'AT4G18960.1' })).toHaveLength(1)
  expect(within(table()).getByText('TAIR10 coding sequences')).toBeTruthy()
})

test('[BLAST-051] a limit that is reached is said, one that is not is not', async () => {
  const { unmount } = await open(resultOf(hits, 2))
  expect(await screen.findByText(/^Limit of 2 reached: there may be further hits\. Raise Max scores/)).toBeTruthy()
  unmount()
  await open(resultOf(hits, 3))
  await screen.findByRole('table', { name: 'Hits' })
  expect(screen.queryByText(/^Limit of/)).toBeNull()
})
