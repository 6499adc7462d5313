import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DraftBody } from '../contract/paper-line.ts'
import type { PaperToAnnotate } from '../contract/paper-to-annotate.ts'
import { AnnotateForm } from './annotate-form.tsx'

const known = { category: 'cellular component', evidenceCode: null, names: 'none' } as const
const loaded: PaperToAnnotate = {
  paper: { pubmedId: 7, referenceId: 70, title: 'A paper', authors: ['Example F'], journal: 'Journal', year: 2026, doi: null },
  genes: [
    {
      locus: 'AT4G18960',
      symbol: 'AG',
      isLinked: true,
      annotations: [{ termId: 'GO:0009536', termName: 'plastid', evidences: ['IDA', 'EXP'], ...known }],
      otherCount: 2,
    },
  ],
  saved: null,
}

/** A save waits for a pause. */
const slowly = { timeout: 5000 }

/** What the site was asked to store; the first save may fail. */
function watchSaves({ failsFirst = false } = {}): DraftBody[] {
  const saves: DraftBody[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body))
    saves.push(body)
    if (failsFirst && saves.length === 1) throw new TypeError('offline')
    const answer = { version: saves.length, savedAt: '2026-11-01T14:32:00.000Z', draft: body.draft, isAnswer: false }
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
  })
  return saves
}

test('[CURATE-003] pressing says something, pressing again takes it back, and what is left alone is not sent', async () => {
  const saves = watchSaves()
  await renderInSite(<AnnotateForm loaded={loaded} />)
  const row = screen.getByRole('region', { name: 'Annotations of AG' })
  const wrong = within(row).getByRole('button', { name: 'Wrong: plastid, AG' })
  fireEvent.click(wrong)
  fireEvent.change(within(row).getByLabelText('What is wrong with plastid?'), { target: { value: 'Never seen.' } })
  await waitFor(
    () => expect(saves.at(-1)?.draft.lines).toMatchObject([{ kind: 'objection', termId: 'GO:0009536', reason: 'Never seen.' }]),
    slowly,
  )
  fireEvent.click(wrong)
  await waitFor(() => expect(saves.at(-1)?.draft.lines).toEqual([]), slowly)
  const shown = within(row).getByRole('button', { name: 'Shown here: plastid, AG' })
  fireEvent.click(shown)
  fireEvent.change(within(row).getByLabelText('Evidence for plastid'), { target: { value: 'IDA' } })
  await waitFor(
    () => expect(saves.at(-1)?.draft.lines).toMatchObject([{ kind: 'annotation', termId: 'GO:0009536', evidence: 'IDA' }]),
    slowly,
  )
  expect(screen.getByRole('button', { name: 'Check and send' })).toBeDefined()
})

test('[CURATE-009] what could not be saved is kept in this browser until it is', async () => {
  localStorage.clear()
  const saves = watchSaves({ failsFirst: true })
  const view = await renderInSite(<AnnotateForm loaded={loaded} />)
  fireEvent.click(screen.getByRole('button', { name: 'Wrong: plastid, AG' }))
  await waitFor(() => expect(screen.getByText(/Your changes are kept in this browser/)).toBeDefined(), slowly)
  expect(localStorage.getItem('rosette-paper-draft-7')).toContain('GO:0009536')
  view.unmount()
  await renderInSite(<AnnotateForm loaded={loaded} />)
  expect(screen.getByRole('button', { name: 'Wrong: plastid, AG' }).getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(saves).toHaveLength(2), slowly)
  await waitFor(() => expect(localStorage.getItem('rosette-paper-draft-7')).toBeNull())
  expect(screen.getByText(/Draft saved 14:32/)).toBeDefined()
})
