import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { GroupCount, GroupGenes, ListGroups } from '../../contract/views/list-groups.ts'
import { FunctionsTab } from './functions-tab.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const group = (name: string, list: number, genome: number, isFurther = false): GroupCount => ({ name, list, genome, isFurther })
const further = [
  group('in no group of the slim', 1, 900, true),
  group('stated to be unknown', 2, 3000, true),
  group('without annotation', 3, 8000, true),
]
const small = Array.from({ length: 20 }, (_, at) => group(`small group ${at}`, 1, 10))

const counts: ListGroups = {
  releaseId: 'r1',
  list: 25,
  genome: 38_000,
  aspects: [
    {
      aspect: 'biological process',
      list: 20,
      genome: 27_000,
      groups: [
        group('flower development', 8, 540),
        ...small,
        group('transport', 0, 2700),
        group('other biological processes', 9, 9000),
        ...further,
      ],
    },
    { aspect: 'molecular function', list: 18, genome: 25_000, groups: [group('DNA binding', 9, 2500), ...further] },
    { aspect: 'cellular component', list: 0, genome: 26_000, groups: further },
  ],
}

const ag = { kind: 'locus' as const, key: 1, label: 'AT4G18960' }
const term = { kind: 'keyword' as const, key: 11347, label: 'carpel development' }

/** A server with so many genes in every group, sent in pages. */
function answer(total = 1) {
  const requests: URL[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'https://example.org')
    requests.push(url)
    if (!url.pathname.endsWith('/genes')) return Response.json(counts)
    const from = Number(url.searchParams.get('from'))
    const genes = Array.from({ length: Math.min(1000, total - from) }, (_, at) => ({
      locus: at + from === 0 ? ag : { ...ag, key: at + from + 1, label: `AT9G${at + from}` },
      symbol: 'AG',
      terms: [term],
    }))
    return Response.json({ total, from, genes, next: null } satisfies GroupGenes)
  })
  return requests
}

/** What the browser is handed as a file after a press on the button, and its name. */
async function saved(button: HTMLElement): Promise<{ name: string; text: string }> {
  const handed = vi.spyOn(URL, 'createObjectURL')
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  fireEvent.click(button)
  const blob = handed.mock.lastCall?.[0]
  return { name: names.join(), text: blob instanceof Blob ? await blob.text() : '' }
}

const show = (query = '') => renderInSite(<FunctionsTab name="Flowering" contentId={'A'.repeat(22)} />, `/lists/x?tab=functions${query}`)
const barOf = (name: RegExp) => screen.findByRole('button', { name })

test('[LIST-051] the tab says that groups overlap, what shares are of, and which group is largest', async () => {
  answer()
  await show()
  const text = (await screen.findByText(/^Groups of the plant GO slim overlap/)).textContent
  expect(text).toContain('a gene can be in several, so shares do not add up to 100 %')
  expect(text).toContain('20 of 25 genes of this list, 27,000 of 38,000 of the genome')
  expect(screen.getByText(/^The largest group is flower development: 8 genes, 40.0 % of this list and 2.0 % of the genome/)).toBeTruthy()
  expect(await barOf(/^flower development: list 8 of 20, 40.0 %; genome 540 of 27,000, 2.0 %/)).toBeTruthy()
  // These are a share of all genes, for they have no annotation.
  expect(await barOf(/^without annotation: list 3 of 25, 12.0 %; genome 8,000 of 38,000/)).toBeTruthy()
})

test('[LIST-051] each aspect has its groups and its place in the address; without a gene in a group it says so', async () => {
  answer()
  const { router } = await show('&aspect=molecular+function&group=DNA+binding')
  fireEvent.click(await screen.findByRole('radio', { name: 'Cellular Component' }))
  await waitFor(() => expect(router.state.location.searchStr).toBe('?tab=functions&aspect=cellular+component'))
  expect(await screen.findByText('No gene of this list is in a group with a name of its own.')).toBeTruthy()
})

test('[LIST-051] twenty groups are drawn at first, all of them on request or if the address names a later one', async () => {
  answer()
  const { unmount } = await show()
  await barOf(/^small group 18/)
  expect(screen.queryByRole('button', { name: /^transport/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show 4 smaller groups' }))
  expect(await barOf(/^transport/)).toBeTruthy()
  unmount()
  await show('&group=transport')
  expect((await barOf(/^transport/)).getAttribute('aria-pressed')).toBe('true')
})

test('[LIST-051] a bar opens its genes with the terms that put them there; the group is in the address, and closing leads back', async () => {
  const requests = answer()
  const { router } = await show()
  fireEvent.keyDown(await barOf(/^flower development/), { key: 'Enter' })
  const genes = await screen.findByRole('region', { name: 'Genes of flower development' })
  expect(router.state.location.searchStr).toBe('?tab=functions&aspect=biological+process&group=flower+development')
  const row = (await within(genes).findByRole('link', { name: 'AT4G18960' })).closest('tr')
  expect(row?.textContent).toContain('carpel development')
  expect(requests.at(-1)?.searchParams.get('group')).toBe('flower development')
  expect(document.activeElement).toBe(genes)
  fireEvent.click(within(genes).getByRole('button', { name: 'Close genes' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Genes of flower development' })).toBeNull())
  expect(document.activeElement).toBe(await barOf(/^flower development/))
})

test('[LIST-051] more genes than a page has are loaded on request, and only all of them become a file or a list', async () => {
  answer(1500)
  await show('&group=flower+development')
  fireEvent.click(await screen.findByRole('button', { name: 'Load all 1,500' }))
  const genes = within(screen.getByRole('region', { name: 'Genes of flower development' }))
  expect(genes.queryByRole('button', { name: 'Save TSV' })).toBeNull()
  const { name, text } = await saved(await genes.findByRole('button', { name: 'Save TSV' }))
  expect(name).toBe('Flowering_flower_development.tsv')
  expect(text.split('\n').slice(0, 2)).toEqual(['Gene\tSymbol\tMatching terms', 'AT4G18960\tAG\tcarpel development'])
  expect(text.trimEnd().split('\n')).toHaveLength(1501)
})

test('[LIST-051] the file has all groups of the aspect, also those that are not drawn', async () => {
  answer()
  await show()
  const { name, text } = await saved(await screen.findByRole('button', { name: 'Save TSV' }))
  expect(name).toBe('Flowering_biological_process.tsv')
  expect(text).toContain('transport\t0\t20\t0\t2700\t27000\t0.1\n')
})
