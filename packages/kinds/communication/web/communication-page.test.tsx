import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { communicationKind } from '../contract/communication-kind.ts'
import { demonstrationCommunication } from '../fixtures/demonstration-communication.ts'
import { page } from './communication-page.tsx'

test('[DCOMM-001] the title is Communication, the sections Summary and External Links', async () => {
  await renderRecord(communicationKind, page, demonstrationCommunication)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Communication')
  expect(page.sections.map((section) => section.title)).toEqual(['Summary', 'External Links'])
})

test('[DCOMM-002] external links list the websites by name', async () => {
  await renderRecord(communicationKind, page, demonstrationCommunication)
  expect(screen.getByRole('link', { name: /^Example/ }).getAttribute('href')).toBe('https://example.org/')
})

test('[DCOMM-002] without websites the page says so', async () => {
  await renderRecord(communicationKind, page, { ...demonstrationCommunication, websites: [] })
  expect(screen.getByText('No external links available')).toBeTruthy()
})
