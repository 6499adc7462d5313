import type { Page } from '@playwright/test'

/** A picture as WebP, made by the browser: it can write the format, and nothing else has to be installed. */
export async function webpOf(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage()
  const url = await blank.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.8)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  await blank.close()
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
