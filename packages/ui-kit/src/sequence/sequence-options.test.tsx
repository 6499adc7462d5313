import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { someCoverage } from '@rosette/test-kit/sequences/some-coverage.ts'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { firstSequenceDraft } from './sequence-draft.ts'
import { SequenceOptions } from './sequence-options.tsx'

function Options() {
  const [draft, setDraft] = useState(firstSequenceDraft)
  return <SequenceOptions label="Sequence set" draft={draft} hasGeneIds={false} problem={null} onDraft={setDraft} />
}

test('[COVER-002] bulk page and results dialog: a partial set warns, a complete one does not, and flanks are of the genome', async () => {
  vi.stubGlobal('fetch', async () => Response.json(someCoverage))
  await renderInSite(<Options />)
  expect(await screen.findByRole('option', { name: 'Araport11 transcripts (2,165 of 60,440)' })).toBeTruthy()
  expect(screen.getByText(/^This set holds 2,165 of 60,440 transcripts/)).toBeTruthy()
  const choose = (value: string) => fireEvent.change(screen.getByRole('combobox', { name: 'Sequence set' }), { target: { value } })
  choose('araport11_protein')
  expect(screen.queryByText(/^This set holds/)).toBeNull()
  choose('araport11_upstream')
  expect(screen.getByText(/^The release has 5\.8 of 119\.7 Mb of the genome/)).toBeTruthy()
})
