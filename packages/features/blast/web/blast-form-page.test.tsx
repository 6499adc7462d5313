import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { defaultDatabase } from '../contract/blast-databases.ts'
import type { BlastOptions } from '../contract/blast-options.ts'
import type { BlastService } from '../contract/blast-service.ts'
import { BlastFormPage } from './blast-form-page.tsx'

const service: BlastService = {
  address: '/api/blast',
  isOwn: true,
  version: '2.16.0',
  databases: [defaultDatabase],
  hasMail: false,
  maxQueries: 10,
  maxResidues: 100_000,
}

const options: BlastOptions = {
  program: 'blastn',
  database: defaultDatabase,
  queries: '>query\nATGGCGTACCAATCGGAG',
  isFiltered: true,
  isGapped: true,
  matrix: null,
  maxScores: 100,
  maxAlignments: 50,
  match: 1,
  mismatch: -3,
  gapOpen: null,
  gapExtend: null,
  threshold: null,
  wordSize: null,
  expectation: '10',
  geneticCode: 1,
  comment: 'from an earlier run',
  isText: false,
  maxSeconds: 60,
}

async function openWith(stored: object, offered = service): Promise<void> {
  vi.stubGlobal('fetch', (address: string | URL | Request) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, 'http://localhost')
    return Promise.resolve(Response.json(pathname.endsWith('/runs/abc/options') ? stored : offered))
  })
  await renderInSite(<BlastFormPage />, '/tools/blast?run=abc')
}

test('the form opens with the options of a run', async () => {
  await openWith(options)
  expect(await screen.findByDisplayValue(/ATGGCGTACCAATCGGAG/)).toBeTruthy()
})

test('options of another tool leave the form as it opens', async () => {
  await openWith({ pattern: 'ATGGCGTACCAATCGGAG' })
  const form = await screen.findByRole<HTMLFormElement>('form')
  const posted = Object.fromEntries(new FormData(form))
  expect(posted).toMatchObject({ Algorithm: 'blastn', BlastTargetSet: defaultDatabase, QueryText: '' })
})

test.each([
  ['without a mail service', service, 'This site does not send e-mail.'],
  ['without an account', { ...service, hasMail: true }, 'Log in to have the result mailed to the address of your account.'],
])('[BLAST-025] %s, a reply by mail cannot be chosen, and the form says why', async (_, offered, reason) => {
  await openWith(options, offered)
  expect(await screen.findByRole<HTMLOptionElement>('option', { name: 'EMAIL-MESSAGE' })).toMatchObject({ disabled: true })
  expect(screen.getByText(reason)).toBeTruthy()
})

test('[BLAST-025] another service is given any address', async () => {
  await openWith(options, { ...service, hasMail: true, isOwn: false })
  fireEvent.change(await screen.findByRole('combobox', { name: /Reply via/ }), { target: { value: 'EMAIL-MESSAGE' } })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Reply to/ })).toMatchObject({ readOnly: false, value: '' })
})
