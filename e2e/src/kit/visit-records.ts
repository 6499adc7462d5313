import { expect, type Page } from '@playwright/test'
import { goInside, settle } from './go-inside.ts'

export type Visited = {
  /** What the call of the page answered. */
  record: Record<string, unknown>
  /** In the order of the page. */
  sections: string[]
  /** What is wrong with the page, in words; empty if nothing is. */
  errors: string[]
}

/** Collects every message of the browser and every answer that is an error, from now on. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => errors.push(`${message.type()}: ${message.text()}`))
  page.on('requestfailed', (request) => {
    // Going on to the next page ends what the one before had asked for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') errors.push(`${request.url()} failed: ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`)
  })
  return errors
}

/** Opens a record as a link of the site does, brings each section into view, and looks at what is rendered. */
export async function visitRecord(page: Page, path: string): Promise<Visited> {
  const key = new URLSearchParams(path.split('?')[1]).get('key')
  const answering = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return /^\/api\/detail\/\w+$/.test(pathname) && searchParams.get('key') === key
  })
  // The record before stays until the page of this one is there.
  await page.evaluate(() => document.querySelector('article')?.setAttribute('data-before', ''))
  await goInside(page, path)
  const record: Record<string, unknown> = await (await answering).json()
  await expect(page.locator('article:not([data-before])')).toBeVisible()
  await settle(page)
  return { record, ...(await page.evaluate(lookAtRecord)) }
}

/** Runs in the browser. */
async function lookAtRecord(): Promise<Omit<Visited, 'record'>> {
  const rendered = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const article = document.querySelector('article')
  // What stands above the sections differs from record to record.
  const isAbove = (element: Element) => element.closest('[data-overview], #overview') !== null
  const cards = [...(article?.querySelectorAll<HTMLElement>('section[id]') ?? [])].filter(
    (card) => !isAbove(card) && article?.querySelector(`[id="${CSS.escape(card.id)}-title"]`),
  )
  // Those below may be rendered only when they come near; what is rendered may push others further down.
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    await rendered()
  }
  const sections = cards.map(({ id }) => article?.querySelector(`[id="${CSS.escape(id)}-title"]`)?.textContent ?? '')
  const entries = [...(article?.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Sections"] a') ?? [])].map((link) => ({
    title: link.firstElementChild?.textContent ?? '',
    target: document.getElementById(decodeURIComponent(link.hash.slice(1))),
  }))
  const listed = entries.filter(({ target }) => target === null || !isAbove(target)).map(({ title }) => title)
  // Icons of buttons and links are not pictures.
  const isPicture = (svg: Element) => svg.closest('button, a, [aria-hidden="true"]') === null
  const pictures = [...(article?.querySelectorAll('figure') ?? [])].filter((figure) => [...figure.querySelectorAll('svg')].some(isPicture))
  const errors = [
    ...(sections.length === 0 ? ['has no section'] : []),
    ...entries.filter(({ target }) => target === null).map(({ title }) => `lists ${title}, which is not there`),
    // A page with a single section has no list.
    ...(listed.length > 0 && listed.join() !== sections.join() ? [`lists ${listed.join()}, and has ${sections.join()}`] : []),
    ...cards.filter(({ textContent }) => textContent?.includes('could not be displayed')).map(({ id }) => `section ${id} failed`),
    ...pictures
      .filter((figure) => !/View as (table|tree)|Hide table/.test(figure.textContent ?? ''))
      .map((figure) => `picture without a table: ${figure.textContent?.slice(0, 60)}`),
  ]
  return { sections, errors }
}
