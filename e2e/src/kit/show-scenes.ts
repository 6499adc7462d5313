import { join } from 'node:path'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { viewsOfScene } from '@rosette/test-kit/gallery/views-of-scene.ts'
import { checkPage, listenForErrors } from './check-page.ts'
import { forgetVisitor } from './forget-visitor.ts'
import { inEachLook } from './in-each-look.ts'
import { test } from './test.ts'
import { as, type Role } from './visitor.ts'

/** A page in one state: where it is, what must be seen before it is looked at, and what is broken on purpose. */
export type Scene = {
  name: string
  path: string | ((request: APIRequestContext) => Promise<string>)
  seen: string | RegExp
  /** Who looks at it, where that is somebody. */
  role?: Role
  prepare?(page: Page): Promise<unknown>
  /** What the visitor does before the page is looked at. */
  act?(page: Page): Promise<unknown>
}

// A new page costs more than the look at it (decision 0058).
const scenesOfPage = 6

/**
 * Looks at each scene, six in one page: no accessibility violation, no sideways scrolling, no complaint of the browser. The commit chooses the
 * view in which a scene is looked at; `npm run check:gallery` names no commit, looks at all of them and takes pictures.
 */
export function showScenes(scenes: readonly Scene[]): void {
  const numbered = scenes.map((scene, position) => ({ scene, views: viewsOfScene(position, process.env.E2E_COMMIT) }))
  for (let first = 0; first < numbered.length; first += scenesOfPage) {
    const shown = numbered.slice(first, first + scenesOfPage)
    test(`clean: ${shown.map(({ scene, views }) => `${scene.name} (${views.map(inWords).join(', ')})`).join('; ')}`, async ({ page }) => {
      test.setTimeout(shown.length * 60_000)
      const errors = listenForErrors(page)
      for (const { scene, views } of shown) {
        await test.step(scene.name, async () => {
          await showScene(page, scene, views)
          expect(errors).toEqual([])
        })
        await forgetVisitor(page)
      }
    })
  }
}

type Views = ReturnType<typeof viewsOfScene>

const inWords = ({ width, theme }: Views[number]) => `${width} px ${theme}`

async function showScene(page: Page, { name, path, seen, role = 'anonymous', prepare, act }: Scene, views: Views): Promise<void> {
  await prepare?.(page)
  await as(role).open(page, typeof path === 'string' ? path : await path(page.request))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seen)
  await act?.(page)
  await inEachLook(page, views, async ({ width, theme }) => {
    await checkPage(page)
    const picture = join(test.info().project.outputDir, 'gallery', `${name}-${width}-${theme}.png`)
    if (!process.env.E2E_COMMIT) await page.screenshot({ path: picture, fullPage: true })
  })
}
