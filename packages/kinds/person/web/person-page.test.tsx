import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { personKind } from '../contract/person-kind.ts'
import { barePerson } from '../fixtures/bare-person.ts'
import { floraExample } from '../fixtures/flora-example.ts'
import { page } from './person-page.tsx'

test('[DPERS-001] a person is looked up by key only and has the section Summary', () => {
  expect(personKind.lookups).toEqual([])
  expect(page.sections.map((section) => section.title)).toEqual(['Summary'])
})

test('the title is fixed, and the name is below it', async () => {
  await renderRecord(personKind, page, floraExample)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Person')
  expect(screen.getAllByText('Flora Example').length).toBeGreaterThan(0)
})

test('[DPERS-004] affiliations link to their organization and show PI and job title; phones show type and number', async () => {
  await renderRecord(personKind, page, floraExample)
  const affiliations = within(screen.getByRole('table', { name: 'Affiliations' }))
  expect(affiliations.getByRole('link', { name: 'Example Lab' }).getAttribute('href')).toBe('/organization?key=1000000302')
  const cells = affiliations.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  )
  expect(cells.slice(1)).toEqual([
    ['Example Lab', 'yes', 'Professor'],
    ['Example Society', 'no', 'Unknown'],
  ])
  const phones = within(screen.getByRole('table', { name: 'Phones' }))
  expect(phones.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'TypeNumber',
    'work+1 555 0100',
    'mobile+1 555 0101',
    'fax+1 555 0102',
    'lab+1 555 0103',
  ])
})

test('keywords and publications link to their records if there are any', async () => {
  await renderRecord(personKind, page, floraExample)
  expect(screen.getByRole('link', { name: 'flower development' }).getAttribute('href')).toBe('/keyword?key=163')
  expect(screen.queryByRole('link', { name: 'demonstration' })).toBeNull()
  expect(screen.getByRole('link', { name: 'A demonstration' }).getAttribute('href')).toBe('/publication?key=182')
})

test('[DPERS-005] a bare person shows the exact empty texts', async () => {
  await renderRecord(personKind, page, barePerson)
  expect(screen.getAllByText('No publications available')).toHaveLength(1)
  // Author names, other names, organisms; keywords, address, phones, websites, affiliations.
  expect(screen.getAllByText('No data available')).toHaveLength(8)
})

test('[DPERS-006] a withheld detail is not called missing, and the page says who sees it', async () => {
  const withheld = { email: null, address: null, postalCode: null, phones: [], isContactShown: false }
  await renderRecord(personKind, page, { ...floraExample, ...withheld, contactAudience: 'members' as const })
  expect(screen.getByText('Shown to members who are logged in')).toBeTruthy()
  // E-mail, street and postal code.
  expect(screen.getAllByText('Not shown')).toHaveLength(3)
  expect(screen.queryByText('Phones')).toBeNull()
})

test('[DPERS-006] those who see the details are told who else does', async () => {
  await renderRecord(personKind, page, { ...floraExample, contactAudience: 'nobody' as const })
  expect(screen.getByText('Shown only to this person and to curators')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'flora@example.org' }).getAttribute('href')).toBe('mailto:flora@example.org')
  expect(screen.queryByText('Not shown')).toBeNull()
})
