import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { proteinKind } from '../contract/protein-kind.ts'
import { at4g189601 } from '../fixtures/at4g18960-1.ts'
import { page } from './protein-page.tsx'

test('[DPROT-001] the title is Protein and the five sections are in order', async () => {
  await renderRecord(proteinKind, page, at4g189601)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Protein')
  expect(page.sections.map((section) => section.title)).toEqual(['Sequence', 'Summary', 'Properties', 'Domains', 'External Links'])
})

test('[DETAIL-049] [DETAIL-050] the heading has name and symbol, and the list of sections every card', async () => {
  await renderRecord(proteinKind, page, at4g189601)
  expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toBe('ProteinAT4G18960.1 (AG)')
  const entries = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link')
  expect(entries.slice(0, 4).map((entry) => entry.textContent)).toEqual(['Isoforms', 'Signatures on the protein', 'Hydropathy', 'Sequence'])
  const targets = entries.map((entry) => document.querySelector(entry.getAttribute('href') ?? ''))
  expect(targets).toEqual([...document.querySelectorAll('article section[id]')])
})

test('[DPROT-002] properties show mass, isoelectric point and length', async () => {
  await renderRecord(proteinKind, page, at4g189601)
  const properties = within(screen.getByRole('region', { name: 'Properties' }))
  for (const text of ['28,693.2 Da', '9.91', '252 aa']) expect(properties.getByText(text)).toBeTruthy()
})

test('[DPROT-003] a domain shows its place, its InterPro entry, type, accession and description', async () => {
  await renderRecord(proteinKind, page, at4g189601)
  const [, row] = within(screen.getByRole('table', { name: 'Signatures' })).getAllByRole('row')
  const cells = row ? within(row).getAllByRole('cell') : []
  const texts = cells.map((cell) => cell.textContent)
  expect(texts[2]).toMatch(/^IPR002100/)
  expect(texts.toSpliced(2, 1)).toEqual([
    '17',
    '77',
    'Transcription factor, MADS-box',
    'PROSITE',
    'PS50066',
    'Transcription factor, MADS-box',
  ])
})

test('[DPROT-005] the sequence can be sent to the sequence search', async () => {
  await renderRecord(proteinKind, page, at4g189601)
  const href = screen.getByRole('link', { name: 'Send to BLAST' }).getAttribute('href')
  expect(href).toBe(`/tools/blast?sequence_type=protein&sequence=%3EAT4G18960.1%0A${at4g189601.sequence}`)
})

test('[DPROT-006] a bare protein shows the exact empty texts', async () => {
  await renderRecord(proteinKind, page, {
    ...at4g189601,
    sequence: null,
    associatedGenes: [],
    externalLinks: [],
    domains: [],
    interproDomains: [],
  })
  const texts = ['No Sequence available', 'No associated genes available', 'No external links available', 'No comments available']
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy()
})

test('[DPROT-004] a comment names its writer, with a link if they are of the community', async () => {
  const person = { firstName: 'Ada', lastName: 'Demo', communityId: 12 }
  const comments = [{ notepadId: 7, notepadComment: 'Binds DNA.', dateEntered: '2020-02-03', person }]
  await renderRecord(proteinKind, page, { ...at4g189601, comments })
  const comment = screen.getByText('Binds DNA.').closest('li')
  expect(comment?.textContent).toContain('Ada Demo')
  expect(comment?.textContent).toContain('2020-02-03')
  expect(comment?.querySelector('a')?.getAttribute('href')).toBe('/person?key=12')
})

test('[DPROT-007] the isoforms of the locus, each a link; the current one is marked', async () => {
  await renderRecord(proteinKind, page, at4g189601)
  const table = within(screen.getByRole('table', { name: 'Isoforms' }))
  const rows = table.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['true', null])
  expect(table.getByRole('link', { name: 'AT4G18960.2' }).getAttribute('href')).toBe('/protein?key=1000000202')
  expect(
    within(rows[1] ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.replace(/ \(opens.*/, '')),
  ).toEqual(['238', '27.2', '', 'F4JSC8'])
  // To one scale: 238 of 252 residues.
  const drawings = table.getAllByRole('img')
  expect(drawings[1]?.getAttribute('aria-label')).toBe('238 residues: Transcription factor, K-box 88–179')
  expect(drawings.map((drawing) => Number.parseFloat(drawing.querySelector('line')?.getAttribute('x2') ?? ''))).toEqual([
    100,
    expect.closeTo(94.44, 1),
  ])
})

function barNames(): (string | null)[] {
  const picture = within(screen.getByRole('figure', { name: 'Domains of AT4G18960.1' }))
  return picture.getAllByRole('button', { name: /residues \d/ }).map((bar) => bar.getAttribute('aria-label'))
}

test('[DPROT-008] signatures are in groups by InterPro entry or by source, each with its source', async () => {
  await renderRecord(proteinKind, page, at4g189601)
  expect(barNames()).toEqual([
    'Transcription factor, MADS-box (PROSITE PS50066): residues 17–77 of 252',
    'Transcription factor, MADS-box (Pfam PF00319): residues 26–73 of 252',
    'Transcription factor, K-box (PROSITE PS51297): residues 103–193 of 252',
    'Coil (Coils): residues 140–160 of 252',
  ])
  expect(screen.getByText('Family and sequence features, no InterPro entry')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'By source' }))
  await waitFor(() => expect(screen.queryByText('Family and sequence features, no InterPro entry')).toBeNull())
  expect(barNames().map((name) => /\((.*)\)/.exec(name ?? '')?.[1])).toEqual([
    'PROSITE PS50066',
    'PROSITE PS51297',
    'Pfam PF00319',
    'Coils',
  ])
})

test('[DPROT-010] a bar marks its residues in the sequence; again it clears them', async () => {
  await renderRecord(proteinKind, page, at4g189601)
  const bar = () => screen.getByRole('button', { name: /Pfam PF00319/ })
  const marked = () =>
    [...document.querySelectorAll('mark')]
      .map((mark) => mark.textContent)
      .join('')
      .replaceAll(' ', '')
  expect(marked()).toBe('')
  fireEvent.click(bar())
  await waitFor(() => expect(marked()).toBe(at4g189601.sequence?.slice(25, 73)))
  expect(bar().getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(bar())
  await waitFor(() => expect(marked()).toBe(''))
})

test.for(['17-999', '0-5', '9-3', 'x'])('[DPROT-010] residues that the protein has not are not marked: %s', async (residues) => {
  await renderRecord(proteinKind, page, at4g189601, `/protein?key=1&residues=${residues}`)
  expect(document.querySelector('mark')).toBeNull()
})

test('[DPROT-012] hydropathy has two windows and a table', async () => {
  await renderRecord(proteinKind, page, at4g189601)
  const marks = () => screen.getAllByRole('button', { name: /^Residues? \d/ })
  expect(marks()[0]?.getAttribute('aria-label')).toMatch(/^Residues 5–7: −?\d\.\d\d$/)
  fireEvent.click(screen.getByRole('radio', { name: '19 residues' }))
  expect(marks()[0]?.getAttribute('aria-label')).toMatch(/^Residues 10–11: /)
  const picture = within(screen.getByRole('figure', { name: 'Hydropathy of AT4G18960.1' }))
  fireEvent.click(picture.getByRole('button', { name: 'View as table' }))
  expect(picture.getByText(`Displaying 1 - 10 of ${marks().length}`)).toBeTruthy()
})

test('[DPROT-012] a protein shorter than the window says so', async () => {
  await renderRecord(proteinKind, page, { ...at4g189601, sequence: 'MEDQVG' })
  expect(screen.getByText('The protein is shorter than a window of 9 residues.')).toBeTruthy()
})

test('[DPROT-013] properties show extinction, charges and frequent residues', async () => {
  await renderRecord(proteinKind, page, at4g189601)
  const properties = within(screen.getByRole('region', { name: 'Properties' }))
  for (const text of [
    '16,515 M⁻¹ cm⁻¹ (11 Tyr, 0 Trp, 2 Cys, all pairs bridged)',
    '36 positive (Arg, Lys), 27 negative (Asp, Glu)',
    'S 10.7 %, L 8.7 %, N 8.3 %, R 8.3 %',
  ]) {
    expect(properties.getByText(text)).toBeTruthy()
  }
})

test('[DPROT-014] links to UniProt, AlphaFold DB and PANTHER; the one that is built says so', async () => {
  await renderRecord(proteinKind, page, at4g189601)
  const links = within(screen.getByRole('region', { name: /^External Links/ }))
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://www.uniprot.org/uniprotkb/P17839',
    'https://alphafold.ebi.ac.uk/entry/P17839',
    'https://www.pantherdb.org/panther/family.do?clsAccession=PTHR48019',
  ])
  expect(links.getByText(/built from the UniProt id/)).toBeTruthy()
})

test('[DPROT-014] without a UniProt id nothing is said to be built', async () => {
  const externalLinks = at4g189601.externalLinks.filter((link) => link.webSiteName === 'PANTHER')
  await renderRecord(proteinKind, page, { ...at4g189601, externalLinks })
  expect(screen.queryByText(/built from the UniProt id/)).toBeNull()
})

test('[DPROT-015] the count of an InterPro entry opens the proteins that have it', async () => {
  await renderRecord(proteinKind, page, at4g189601)
  const href = screen.getByRole('link', { name: '146 proteins' }).getAttribute('href') ?? ''
  const params = new URL(href, 'https://example.org').searchParams
  expect(params.get('category')).toBe('protein')
  expect(JSON.parse(params.get('search_params') ?? '')).toEqual({ domainSection: [{ db_name: 'interpro', db_acc_input: 'IPR002100' }] })
})
