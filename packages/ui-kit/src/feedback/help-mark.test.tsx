import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HelpMark } from './help-mark.tsx'

const section = (id: string, title: string, words: string) => ({ id, title, nodes: [{ tag: 'p', children: [words] }] })
const text = {
  name: 'help-blast',
  title: 'BLAST',
  lead: 'Sequences like yours.',
  sections: [section('programs', 'Programs', 'Five of them.'), section('databases', 'Databases', 'Sets of DNA or of proteins.')],
}
let requests: string[] = []

beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return address.endsWith('help-blast') ? Response.json(text) : Response.json({}, { status: 503 })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a help mark loads its part of the help when it is opened, and shows nothing else of it', async () => {
  await renderInSite(<HelpMark topic="help-blast#databases" label="Database" />)
  const mark = screen.getByRole('button', { name: 'Help: Database' })
  expect(requests).toEqual([])
  fireEvent.click(mark)
  const dialog = await screen.findByRole('dialog', { name: 'Databases' })
  expect(requests).toEqual(['/api/texts/help-blast'])
  expect(dialog.textContent).toContain('Sets of DNA or of proteins.')
  expect(dialog.textContent).not.toContain('Five of them.')
  expect(screen.getByRole('link', { name: 'More in the help: BLAST' }).getAttribute('href')).toBe('/help/blast#databases')
})

test('a help mark says if its text could not be loaded', async () => {
  await renderInSite(<HelpMark topic="help-none#databases" label="Database" />)
  fireEvent.click(screen.getByRole('button', { name: 'Help: Database' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This text could not be loaded.')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})
