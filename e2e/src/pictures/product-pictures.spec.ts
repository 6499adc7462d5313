import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { exampleLists } from '@rosette/features/enrichment/contract/example-lists.ts'
import { maxPictureBytes } from '@rosette/features/texts/server/load-texts.ts'
import {
  hashSources,
  helpPictureFile,
  helpPictures,
  type ProductPicture,
  pictureThemes,
  readmePictureFile,
  readmePictures,
  type TakenPictures,
} from '@rosette/test-kit/pictures/product-pictures.ts'
import { searchProtein } from '../kit/search-protein.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'
import { helpViews } from './help-views.ts'
import { webpOf } from './webp-of.ts'

// Takes the pictures of the README (FACE-001) and of the help (FACE-003) from the running product: npm run pictures
const root = join(import.meta.dirname, '../../..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** How each page is reached; the answer is the tab that shows it. */
const ways: Record<string, (page: Page) => Promise<Page>> = {
  home: opened('/'),
  results: opened('/results?mainType=general&category=genes&searchText=flower'),
  locus: opened('/locus?name=AT4G18960'),
  // Flower development.
  keyword: opened('/keyword?key=11347'),
  blast: searchProtein,
  form: opened('/search/genes'),
  enrichment: opened(`/tools/enrichment?items=${exampleLists[0].items.join(',')}`, 400),
  mutants: opened('/tools/mutants?items=AT1G01010,AT4G18960,AT1G90030,AT1G65480'),
}

// They all enter what they took in one file.
test.describe.configure({ mode: 'serial' })

for (const picture of readmePictures) {
  test(`the picture of ${picture.name}`, async ({ browser }) => {
    for (const theme of pictureThemes) {
      const page = await newPage(browser, { theme, hasPeople: picture.name === 'blast', sharpness: 1 })
      const shown = await ways[picture.name]?.(page)
      await shown?.waitForLoadState('networkidle')
      await shown?.screenshot({ path: join(root, readmePictureFile(picture.name, theme)) })
      await page.context().close()
    }
    enter(picture)
  })
}

for (const picture of helpPictures) {
  test(`the picture of ${picture.name} in the help`, async ({ browser }) => {
    for (const theme of pictureThemes) {
      const page = await newPage(browser, { theme, hasPeople: picture.name === 'hits', sharpness: 1.5 })
      const view = await helpViews[picture.name]?.(page)
      await view?.page.waitForLoadState('networkidle')
      const png = await view?.page.screenshot({ clip: view.clip })
      if (png) writeFileSync(join(root, helpPictureFile(picture.name, theme)), await webpOf(page, png, maxPictureBytes))
      await page.context().close()
    }
    enter(picture)
  })
}

type View = { theme: (typeof pictureThemes)[number]; hasPeople: boolean; sharpness: number }

async function newPage(browser: Browser, { theme, hasPeople, sharpness }: View): Promise<Page> {
  const context = await browser.newContext({
    baseURL: (hasPeople ? process.env.E2E_PEOPLE_URL : process.env.E2E_DEMO_URL) ?? '',
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: sharpness,
    colorScheme: theme,
    reducedMotion: 'reduce' as const,
  })
  return context.newPage()
}

/** Notes what the page was drawn by when its picture was taken. */
function enter(picture: ProductPicture): void {
  const listed = join(root, 'docs/pictures/taken.json')
  const taken: TakenPictures = JSON.parse(readFileSync(listed, 'utf8'))
  taken[picture.name] = { version, sources: hashSources(root, picture) }
  writeFileSync(listed, `${JSON.stringify(taken, null, 2)}\n`)
}

/** Some pages show what they are about further down. */
function opened(path: string, downBy = 0): (page: Page) => Promise<Page> {
  return async (page) => {
    await as('anonymous').open(page, path)
    await page.waitForLoadState('networkidle')
    await page.mouse.wheel(0, downBy)
    return page
  }
}
