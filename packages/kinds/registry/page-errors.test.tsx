import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { recordCases } from '@rosette/test-kit/record-cases.ts'
import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import type { PageDefinition, Section } from '@rosette/ui-kit/record/define-page.ts'
import { isSectionEmpty } from '@rosette/ui-kit/record/section-body.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { kindNames, kinds } from './contract.ts'
import { kindPages } from './pages.ts'

type AnyRecord = Record<string, unknown>
type Page = PageDefinition<AnyRecord>

/** The fixture of each kind that says most. */
const cases = kindNames.map((name) => {
  const own = recordCases.flatMap((each) => (each.name === name ? [each.record] : []))
  const [record = {}] = own.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)
  return { name, record }
})

async function pageOf(name: (typeof kindNames)[number]): Promise<Page> {
  // Which record a page takes is lost where all kinds are treated alike.
  return (await kindPages[name]()).page as Page
}

function Broken(): never {
  throw new Error('broken on purpose')
}

/** Fails already when it is counted, and again when it is rendered. */
function broken({ id, title }: Section<AnyRecord>): Section<AnyRecord> {
  return { id, title, block: 'custom', render: Broken, count: Broken, isEmpty: Broken }
}

test.for(cases)(
  '[DETAIL-008] [ERR-005] a section of $name that fails says so, and the others stay',
  { timeout: 60_000 },
  async ({ name, record }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const kind: Kind = kinds[name]
    const page = { ...(await pageOf(name)), hidesEmptySections: () => false }
    const titles = page.sections.map(({ title }) => title)
    // Each section fails once and stays once: every second one fails at a time.
    for (const turn of [0, 1]) {
      const failing = page.sections.filter((_, index) => index % 2 === turn)
      if (failing.length === 0) continue
      const sections = page.sections.map((section) => (failing.includes(section) ? broken(section) : section))
      await renderRecord(kind, { ...page, sections }, record)
      const alerts = screen.getAllByRole('alert').map((alert) => [alert.closest('section')?.id, alert.textContent])
      const said = 'This section could not be displayed.The rest of the page is complete.Retry'
      expect(alerts).toEqual(failing.map(({ id }) => [id, said]))
      const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
      expect(headings.slice(-titles.length)).toEqual(titles)
      cleanup()
    }
  },
)

test('an overview that fails says so, and the sections stay', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = await pageOf('locus')
  const { record = {} } = cases.find(({ name }) => name === 'locus') ?? {}
  await renderRecord(kinds.locus, { ...page, overview: Broken }, record)
  expect(screen.getByRole('alert').textContent).toContain('could not be displayed')
  expect(screen.getByRole('region', { name: 'Publications' })).toBeTruthy()
})

/** The record with all that it need not have left out. */
async function emptied(kind: Kind, record: AnyRecord): Promise<AnyRecord> {
  const contract = await kind.record()
  const fields = Object.entries(contract.shape).map(([name, schema]) => {
    const choices = [null, [], { rows: [], total: 0 }, record[name]]
    return [name, choices.find((choice) => schema.safeParse(choice).success)]
  })
  return contract.parse(Object.fromEntries(fields))
}

test.for(cases)('[DETAIL-042] an empty $name says in each section without data that there is none', async ({ name, record }) => {
  const kind: Kind = kinds[name]
  const page = await pageOf(name)
  const bare = await emptied(kind, record)
  await renderRecord(kind, { ...page, hidesEmptySections: () => false }, bare)
  expect(screen.queryByRole('alert')).toBeNull()
  const texts: readonly string[] = Object.values(emptyTexts)
  for (const section of page.sections.filter((each) => isSectionEmpty(each, bare))) {
    const card = screen.getByRole('region', { name: section.title })
    const said = within(card)
      .getAllByText((_, element) => element?.tagName === 'P')
      .map(({ textContent }) => textContent ?? '')
    expect(
      said.filter((text) => texts.includes(text)),
      section.title,
    ).not.toEqual([])
  }
})
