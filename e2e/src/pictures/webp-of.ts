import type { Page } from '@playwright/test'

// A large part of a page is drawn a little less finely.
const qualities = [0.8, 0.7, 0.6, 0.5]

/** A picture as WebP of at most so many bytes, made by the browser: it can write the format, and nothing else has to be installed. */
export async function webpOf(page: Page, png: Buffer, mostBytes: number): Promise<Buffer> {
  const blank = await page.context().newPage()
  const urls = await blank.evaluate(
    async ({ source, steps }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return steps.map((quality) => canvas.toDataURL('image/webp', quality))
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, steps: qualities },
  )
  await blank.close()
  const made = urls.map((url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')).find(({ length }) => length <= mostBytes)
  if (!made) throw new Error(`The picture has more than ${mostBytes} bytes: show a smaller part of the page`)
  return made
}
