import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { recordCases } from '@rosette/test-kit/record-cases.ts'
import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import type { PageDefinition } from '@rosette/ui-kit/record/define-page.ts'
import { isSectionEmpty } from '@rosette/ui-kit/record/section-body.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type KindName, kindNames, kinds } from './contract.ts'
import { kindPages } from './pages.ts'
import { searchSources } from './search-cards.ts'

test('every kind has a fixture', () => {
  expect(new Set(recordCases.map(({ name }) => name))).toEqual(new Set(kindNames))
})

test.for(recordCases)(
  '[DETAIL-003] [DETAIL-015] [DETAIL-019] [DETAIL-028] $name $fixture has title bar, badge, side list and its sections',
  async ({ name, record }) => {
    const { kind, page } = await draw(name, record)
    const contract = await kind.record()
    const checked = contract.parse(record)
    const mark = kind.isObsolete(checked) ? ' (obsolete)' : ''
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${kind.title(checked)}${mark}`)
    expect(screen.getByText('Premium Page')).toBeTruthy()
    const shown = page.sections.filter((section) => !page.hidesEmptySections?.(checked) || !isSectionEmpty(section, checked))
    const sections = shown.map((section) => section.title)
    const opening = page.opening?.isShown(checked) ? page.opening : undefined
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    if (page.overview && sections.length === 1) {
      expect(headings.at(-1)).toBe(sections[0])
      expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull()
    } else {
      const list = within(screen.getByRole('navigation', { name: 'Sections' }))
      expect(list.getAllByRole('link').map((link) => link.firstElementChild?.textContent)).toEqual([
        ...(page.overviewCards?.(checked) ?? []).map(({ title }) => title),
        ...(opening ? ['Overview'] : []),
        ...sections,
      ])
      // Cards of an overview come before the sections.
      const cards = [...(opening ? [opening.title] : []), ...sections]
      expect(page.overview ? headings.slice(-cards.length) : headings).toEqual(cards)
    }
    expectCommentButton('comments' in checked ? 1 : 0)
    for (const { category, criteria } of searchesOnPage()) expectUnderstood(category, criteria)
  },
)

async function draw(name: KindName, record: Record<string, unknown>) {
  const module = await kindPages[name]()
  // Which record a page takes is lost where all kinds are treated alike; the fixture is checked against the contract when drawn.
  const page = module.page as PageDefinition<Record<string, unknown>>
  const kind: Kind = kinds[name]
  await renderRecord(kind, page, record)
  return { kind, page }
}

/** DETAIL-028: on every page whose record can have comments, whether it has any or not. */
function expectCommentButton(count: number): void {
  const buttons = screen.queryAllByRole('button', { name: 'Add My Comment' })
  expect(buttons).toHaveLength(count)
  for (const button of buttons) expect(button).toHaveProperty('disabled', true)
}

test('[DETAIL-028] the kinds to which the documents give comments have them, and one of each is rendered without any', async () => {
  const documented =
    'clone cloneend ecotype gene germplasm hoststrain library locus marker polymorphism protein publication sequence vector'.split(' ')
  const contracts = await Promise.all(kindNames.map(async (name) => ({ name, contract: await kinds[name].record() })))
  expect(contracts.flatMap(({ name, contract }) => ('comments' in contract.shape ? [name] : [])).toSorted()).toEqual(documented)
  const rendered = recordCases.filter(({ record }) => Array.isArray(record.comments) && record.comments.length === 0)
  expect([...new Set(rendered.map(({ name }) => name))].toSorted()).toEqual(documented)
})

/** What a page offers as a search: the address, and what it stores in the browser when the link is pressed. */
function searchesOnPage(): { category: string; criteria: unknown }[] {
  const links = screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/results?'))
  return links.map((link) => {
    const params = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams
    expect(params.get('mainType')).toBe('detail')
    fireEvent.pointerDown(link)
    const key = params.get('key')
    const written = key === null ? params.get('search_params') : localStorage.getItem(key)
    return { category: params.get('category') ?? '', criteria: JSON.parse(written ?? 'null') }
  })
}

/** DETAIL-019: the category exists, and its search refuses none of the criteria. */
function expectUnderstood(category: string, criteria: unknown): void {
  const card = searchSources.find((each) => each.card.category === category)?.card
  expect(card, `${category} is a category of results`).toBeDefined()
  expect(card?.criteria.strict().safeParse(criteria).error, `${category}: ${JSON.stringify(criteria)}`).toBeUndefined()
}

test('[DETAIL-019] a locus links to its annotations of each ontology, a publication to those made from it', async () => {
  const annotationsOf = async (fixture: string) => {
    for (const { name, record } of recordCases.filter((each) => each.fixture === fixture)) await draw(name, record)
    return searchesOnPage().flatMap(({ category, criteria }) => (category === 'annotations' ? [criteria] : []))
  }
  expect(await annotationsOf('yanofsky1990')).toEqual([{ reference_id: 5621 }])
  expect(await annotationsOf('at4g18960')).toContainEqual({ gene_name: 'AT4G18960', keyword_types: ['grow', 'stru'] })
})
