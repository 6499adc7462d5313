import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { recordCases } from '@rosette/test-kit/record-cases.ts'
import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import type { PageDefinition } from '@rosette/ui-kit/record/define-page.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type KindName, kinds } from './contract.ts'
import { kindPages } from './pages.ts'

type Fields = Record<string, unknown>

test.for(recordCases)('[DETAIL-047] [QUIET-001] $name $fixture: shown and folded fields are all fields', async ({ name, record }) => {
  await draw(name, record)
  const { shown, folded } = fieldsOnPage()
  const declared = await declaredFields(name, record)
  expect(declared.filter((label) => !shown.includes(label) && !folded.includes(label))).toEqual([])
  cleanup()

  const bare = await emptied(kinds[name], record)
  await draw(name, bare)
  const twin = fieldsOnPage()
  const gone = [...shown, ...folded].filter((label) => !twin.shown.includes(label) && !twin.folded.includes(label))
  // A part without data is one line with its text, and its title says what it would hold.
  const stillDeclared = await declaredFields(name, bare)
  const ofEmptyParts = declared.filter((label) => !stillDeclared.includes(label))
  expect(gone.filter((label) => !isOfList(label) && !ofEmptyParts.includes(label))).toEqual([])
})

test.for(recordCases)('[QUIET-005] $name $fixture: every key fact is in the strip, or named in its last cell', async ({ name, record }) => {
  const page = await draw(name, record)
  const strip = screen.queryByLabelText('Key facts')
  const labels = [...(strip?.querySelectorAll('dt') ?? [])].map((term) => term.textContent ?? '')
  const without = labels.filter((label) => /^\d+ fields? without data$/.test(label))
  const named = without.length > 0 ? (strip?.lastElementChild?.querySelector('dd')?.textContent?.split(', ') ?? []) : []
  const shown = labels.filter((label) => !without.includes(label))
  const contract = await kinds[name].record()
  expect([...shown, ...named].toSorted()).toEqual(
    page
      .keyFacts(contract.parse(record))
      .map(({ label }) => label)
      .toSorted(),
  )
  expect(without).toEqual(named.length > 0 ? [expect.stringMatching(new RegExp(`^${named.length} `))] : [])
})

async function draw(name: KindName, record: Fields) {
  const { page } = await kindPages[name]()
  // Which record a page takes is lost where all kinds are treated alike; the record is checked against the contract when drawn.
  const own = page as PageDefinition<Fields>
  const kind: Kind = kinds[name]
  await renderRecord(kind, own, record)
  return own
}

/** What the sections say, and what they fold away. The number on a fold is that of the names inside. */
function fieldsOnPage() {
  const regions = screen.getAllByRole('region')
  const folded = regions.flatMap((region) =>
    within(region)
      .queryAllByText(/^\d+ fields? without data$/)
      .flatMap((opener) => {
        const names = [...(opener.closest('details')?.querySelectorAll('li') ?? [])].map((field) => field.textContent ?? '')
        expect(opener.textContent).toMatch(new RegExp(`^${names.length} `))
        return names
      }),
  )
  return { shown: regions.flatMap((region) => [...region.querySelectorAll('dt')].map((term) => term.textContent ?? '')), folded }
}

/** The labels of all fact lists that the page definition has. */
async function declaredFields(name: KindName, record: Fields): Promise<string[]> {
  const { page } = await kindPages[name]()
  // As in `draw`.
  const { sections, hidesEmptySections } = page as PageDefinition<Fields>
  if (hidesEmptySections?.(record)) return []
  return sections
    .flatMap((section) => (section.block === 'parts' ? section.parts : [section]))
    .flatMap((part) => (part.block === 'facts' && !part.isEmpty?.(record) ? part.facts.map(({ label }) => label) : []))
}

/** The record with every single value away that its contract lets go; lists and what they hold stay. */
async function emptied(kind: Kind, record: Fields): Promise<Fields> {
  const contract = await kind.record()
  let bare = record
  for (const [field, value] of Object.entries(record)) {
    if (value === null || Array.isArray(value) || typeof value === 'object') continue
    const next = { ...bare, [field]: null }
    if (contract.safeParse(next).success) bare = next
  }
  return bare
}

/** Lines that belong to something else than the record: one for each image, or for each gene model. */
function isOfList(label: string): boolean {
  return /^Image \d+$|\.\d+$/.test(label)
}
