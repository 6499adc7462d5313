import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { someCoverage } from '@rosette/test-kit/sequences/some-coverage.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { defaultDatabase } from '../contract/blast-databases.ts'
import type { BlastService } from '../contract/blast-service.ts'
import { someBlastOptions } from '../contract/fixtures/some-blast-options.ts'
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

const options = { ...someBlastOptions, comment: 'from an earlier run' }

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

const other = 'Araport11_cdna_20220914'

function chosen(): FormDataEntryValue[] {
  return new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('BlastTargetSet')
}

test('[BLAST-052] several databases are posted together, none is refused, and another service is given one', async () => {
  const several = { ...service, databases: [defaultDatabase, other] }
  await openWith({}, several)
  fireEvent.click(await screen.findByRole('checkbox', { name: /transcripts/ }))
  expect(chosen()).toEqual([other, defaultDatabase])
  for (const box of screen.getAllByRole('checkbox', { checked: true })) fireEvent.click(box)
  fireEvent.submit(screen.getByRole('form'))
  expect(chosen()).toEqual([])
  expect((await screen.findAllByText('Choose at least one database.')).length).toBeGreaterThan(0)
  cleanup()
  await openWith({}, { ...several, isOwn: false })
  fireEvent.click(await screen.findByRole('radio', { name: /transcripts/ }))
  expect(chosen()).toEqual([other])
})

test('[BLAST-052] the form of a run of earlier versions has its one database', async () => {
  const { databases: _, ...earlier } = options
  await openWith({ ...earlier, database: other }, { ...service, databases: [defaultDatabase, other] })
  await screen.findByDisplayValue(/ATGGCGTACCAATCGGAG/)
  expect(chosen()).toEqual([other])
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

const fasta = '>AT4G18960.1 | Chr4:1-18 FORWARD LENGTH=18\nATGGCGTACCAATCGGAG\n'

async function openEmpty(answer: string): Promise<string[]> {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (!address.startsWith('/api/search/sequences')) return Response.json(service)
    sent.push(String(body))
    return new Response(answer)
  })
  await renderInSite(<BlastFormPage />, '/tools/blast')
  return sent
}

test('[BLAST-048] pasted names become their sequences, typed ones by a button, and the reason is said if there are none', async () => {
  const sent = await openEmpty(fasta)
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Query sequence/ })
  fireEvent.paste(box, { clipboardData: { getData: () => 'AT4G18960' } })
  await vi.waitFor(() => expect(box.value).toBe(fasta))
  expect(JSON.parse(sent[0] ?? '')).toEqual({ ids: ['AT4G18960'], dataset: 'araport11_transcripts', choice: 'one_per_locus' })
  fireEvent.change(box, { target: { value: 'AT4G18960.1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Fetch the sequence of AT4G18960.1' }))
  await vi.waitFor(() => expect(box.value).toBe(fasta))
  expect(JSON.parse(sent[1] ?? '')).toMatchObject({ ids: ['AT4G18960.1'], choice: 'matching_model' })
})

test('[BLAST-048] [COVER-005] a name without a sequence says what is missing', async () => {
  await openEmpty('>AT5G10140 NOT FOUND: Chr5:3,173,382-3,179,448 is not in this release\n')
  const box = await screen.findByRole('textbox', { name: /Query sequence/ })
  fireEvent.change(box, { target: { value: 'AT5G10140' } })
  fireEvent.click(screen.getByRole('button', { name: 'Fetch the sequence of AT5G10140' }))
  expect(await screen.findByText('AT5G10140: Chr5:3,173,382-3,179,448 is not in this release')).toBeTruthy()
})

test('[COVER-002] a database that is not complete says so in the list and before the run; [RUN-022] so does a login', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/release/coverage')) return Response.json(someCoverage)
    return Response.json(address.startsWith('/api/runs/access') ? { requiresLogin: true, takesUnit: true } : service)
  })
  await renderInSite(<BlastFormPage />, '/tools/blast')
  expect(await screen.findByRole('checkbox', { name: /3' UTRs \(1,200 of 30,000\)$/ })).toBeTruthy()
  expect(screen.getByText(/This set holds 1,200 of 30,000 3' UTRs: the release has 5\.8 of 119\.7 Mb of the genome\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Complete sets at TAIR/ })).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'log in' })).getAttribute('href')).toBe('/login?redirect=%2Ftools%2Fblast')
})
