import { expect, type Page, type Request } from '@playwright/test'
import { checkPage, listenForErrors } from '../kit/check-page.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

const address = '/tools/jbrowse2?loc=Chr4:10382300..10388823&tracks=genes'
const frame = (page: Page) => page.frameLocator('iframe[title^="Genome browser at"]')
const gene = (page: Page) => frame(page).getByText('AT4G18960', { exact: true }).first()
const tracksOf = (page: Page) => new URL(page.url()).searchParams.get('tracks')

/** The readers of tracks that were fetched. */
function listenForReaders(page: Page): string[] {
  const readers: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/genome\/(bed|bigwig|vcf|readers|own-files)-/.exec(request.url()) ?? []
    if (name !== undefined) readers.push(name)
  })
  return readers
}

async function openTracks(page: Page): Promise<void> {
  await open(page, address)
  await expect(gene(page)).toBeVisible({ timeout: 20_000 })
  await page.getByText('More tracks and your own files').click()
}

test("[GBROW-016] [GBROW-017] [GBROW-006] each sort of the operator's tracks opens with its reader, and the address keeps it", async ({
  page,
}) => {
  const errors = listenForErrors(page)
  const readers = listenForReaders(page)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await openTracks(page)
  expect(readers).toEqual([])
  const sheets = [
    ['Open chromatin (demo)', 'site.demo-open-chromatin', 'bed'],
    ['RNA-seq coverage (demo)', 'site.demo-coverage', 'bigwig'],
    ['Variants of demo accessions', 'site.demo-accessions', 'vcf'],
  ] as const
  for (const [title, id, reader] of sheets) {
    await page.getByRole('checkbox', { name: title }).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => tracksOf(page), { timeout: 20_000 }).toContain(id)
    expect(readers).toContain(reader)
    await expect(page.getByRole('checkbox', { name: title })).toBeChecked()
  }
  await expect(
    frame(page)
      .getByText(/^peak_\d+_AT4G18960$/)
      .first(),
  ).toBeVisible({ timeout: 20_000 })
  await expect(frame(page).getByText(/Error/)).toHaveCount(0)
  await page.reload()
  await expect(
    frame(page)
      .getByText(/^peak_\d+_AT4G18960$/)
      .first(),
  ).toBeVisible({ timeout: 20_000 })
  await page.getByText('More tracks and your own files').click()
  for (const [title] of sheets) await expect(page.getByRole('checkbox', { name: title })).toBeChecked()
  await page.getByRole('checkbox', { name: 'RNA-seq coverage (demo)' }).uncheck()
  await expect.poll(() => tracksOf(page)).toBe('genes,site.demo-accessions,site.demo-open-chromatin')
  expect([...hosts]).toEqual([new URL(page.url()).host])
  expect(errors).toEqual([])
})

// Bases of no demo file, which no request may carry.
const secret = 'private_peak_of_a_visitor'
const bed = ['scaffold_3\t1\t5\tother', `4\t10383000\t10384000\t${secret}\t7\t-`, ''].join('\n')
const gff = ['##gff-version 3', `chr4\tme\tgene\t10385000\t10386000\t.\t+\t.\tID=${secret}_gff;Name=${secret}_gff`, ''].join('\n')
const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

test("[GBROW-018] [GBROW-019] [GBROW-011] a visitor's files are shown, go nowhere, can be removed and are gone after a reload", async ({
  page,
}) => {
  const errors = listenForErrors(page)
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openTracks(page)
    await checkPage(page)
  }
  const status = page.getByRole('region', { name: 'Your own files' })
  const shown = (name: string) => frame(page).getByText(name, { exact: true }).first()
  await test.step('chosen files are shown', async () => {
    const chooser = page.waitForEvent('filechooser')
    await status.getByRole('button', { name: 'Choose files' }).press('Enter')
    await (await chooser).setFiles([fileOf('mine.bed', bed), fileOf('lost.vcf.gz', 'x')])
    await expect(shown(secret)).toBeVisible({ timeout: 20_000 })
    await expect(status.getByRole('alert')).toHaveText(
      'lost.vcf.gz needs its index. Choose lost.vcf.gz.tbi or lost.vcf.gz.csi together with it.',
    )
  })
  await test.step('so are files that are dropped on the genome', async () => {
    await frame(page)
      .locator('body')
      .evaluate((body, text) => {
        const data = new DataTransfer()
        data.items.add(new File([text], 'dropped.gff3'))
        body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
      }, gff)
    await expect(shown(`${secret}_gff`)).toBeVisible({ timeout: 20_000 })
    await checkPage(page)
  })
  await test.step('one of another assembly is refused in words', async () => {
    await status.locator('input[type=file]').setInputFiles(fileOf('maize.bed', 'chr17\t1\t5\n'))
    await expect(status.getByRole('alert')).toContainText("maize.bed: The file has 'chr17', which is not a chromosome of the assembly")
  })
  await test.step('they stay when the visitor goes to another place and back', async () => {
    await page.getByLabel('Locus or position').fill('Chr4:10382000..10389000')
    await page.getByRole('button', { name: 'Go', exact: true }).click()
    await expect(shown(secret)).toBeVisible({ timeout: 20_000 })
  })
  await test.step('no address names them, and no request carries them', async () => {
    expect(page.url()).not.toContain('own')
    expect(sent.length).toBeGreaterThan(20)
    for (const request of sent)
      expect(`${request.url()} ${request.postData() ?? ''}`).not.toMatch(new RegExp(`${secret}|mine\\.bed|dropped`))
  })
  await test.step('removed by keyboard', async () => {
    await status.getByRole('button', { name: 'Remove mine.bed' }).press('Enter')
    await expect(shown(secret)).toHaveCount(0, { timeout: 20_000 })
    await expect(shown(`${secret}_gff`)).toBeVisible({ timeout: 20_000 })
  })
  await test.step('gone after a reload', async () => {
    await page.reload()
    await expect(gene(page)).toBeVisible({ timeout: 20_000 })
    await page.getByText('More tracks and your own files').click()
    await expect(status.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
    await expect(shown(`${secret}_gff`)).toHaveCount(0)
  })
  expect(errors).toEqual([])
})
