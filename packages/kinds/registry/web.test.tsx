import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import type { PageDefinition } from '@rosette/ui-kit/record/define-page.ts'
import { isSectionEmpty } from '@rosette/ui-kit/record/section-body.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { kindNames, kinds } from './contract.ts'
import { kindWebs } from './web.ts'

/** Every record in a `fixtures` folder: a kind is covered on the day it is registered. */
const modules = import.meta.glob<Record<string, Record<string, unknown>>>('../*/fixtures/*.ts', { eager: true })

const cases = Object.entries(modules).flatMap(([path, exports]) =>
  kindNames
    .filter((name) => path.startsWith(`../${name}/`))
    .flatMap((name) => Object.entries(exports).map(([fixture, record]) => ({ name, fixture, record }))),
)

test('every kind has a fixture', () => {
  expect(new Set(cases.map(({ name }) => name))).toEqual(new Set(kindNames))
})

test.for(cases)('[DETAIL-003] [DETAIL-015] $name $fixture has title bar, badge, side list and its sections', async ({ name, record }) => {
  const module = await kindWebs[name].page()
  // Which record a page takes is lost where all kinds are treated alike; the fixture is checked against the contract when drawn.
  const page = module.page as PageDefinition<Record<string, unknown>>
  const kind: Kind = kinds[name]
  await renderRecord(kind, page, record)
  const checked = kind.record.parse(record)
  const mark = kind.isObsolete(checked) ? ' (obsolete)' : ''
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${kind.title(checked)}${mark}`)
  expect(screen.getByText('Premium Page')).toBeTruthy()
  const shown = page.sections.filter((section) => !page.hidesEmptySections?.(checked) || !isSectionEmpty(section, checked))
  const sections = shown.map((section) => section.title)
  const list = within(screen.getByRole('navigation', { name: 'Sections' }))
  expect(list.getAllByRole('link').map((link) => link.firstElementChild?.textContent)).toEqual(sections)
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(sections)
})
