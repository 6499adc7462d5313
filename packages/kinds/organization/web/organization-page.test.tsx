import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { organizationKind } from '../contract/organization-kind.ts'
import { bareOrganization } from '../fixtures/bare-organization.ts'
import { exampleLab } from '../fixtures/example-lab.ts'
import { page } from './organization-page.tsx'

test('[DORG-001] an organization is looked up by key only, has a fixed title and the section Summary', async () => {
  expect(organizationKind.lookups).toEqual([])
  expect(page.sections.map((section) => section.title)).toEqual(['Summary'])
  await renderRecord(organizationKind, page, exampleLab)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Organization')
})

test('[DORG-003] affiliated people link to their pages by community id and show PI and job title', async () => {
  await renderRecord(organizationKind, page, exampleLab)
  const people = within(screen.getByRole('table', { name: 'Affiliated People' }))
  expect(people.getByRole('link', { name: 'Flora Example' }).getAttribute('href')).toBe('/person?key=1000000301')
  const cells = people.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  )
  expect(cells.slice(1)).toEqual([
    ['Flora Example', 'yes', 'Professor'],
    ['Nemo', 'no', 'Unknown'],
  ])
})

test('the lines of an address are kept', async () => {
  await renderRecord(organizationKind, page, exampleLab)
  expect(screen.getByText(/^Department of Examples/).textContent).toBe('Department of Examples\n1 Garden Street')
})

test('a bare organization shows the empty texts', async () => {
  await renderRecord(organizationKind, page, bareOrganization)
  expect(screen.getAllByText('No data available')).toHaveLength(4)
})
