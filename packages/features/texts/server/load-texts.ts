import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isAllowedAddress } from '@rosette/contract-kit/text/allowed-html.ts'
import type { SiteText } from '@rosette/contract-kit/text/site-text.ts'
import { externalAddress, externalLinkIds } from '../../site/contract/external-links.ts'
import type { SiteConfig } from '../../site/contract/site-config.ts'
import { parseText } from './parse-text.ts'

/** The folder in which curators write. */
export const textFolder = join(import.meta.dirname, '../../../../texts')

/** A larger one makes readers on a phone wait. */
export const maxPictureBytes = 60_000

export type Texts = {
  /** By the names of their files. */
  texts: ReadonlyMap<string, SiteText>
  pictures: ReadonlyMap<string, Buffer>
}

type TextFacts = { site: Pick<SiteConfig, 'curatorEmail' | 'externalLinks'>; publicUrl: string }

/** All texts and pictures, read once at the start: a text that can not be read stops it and says where the mistake is. */
export async function loadTexts(facts: TextFacts, folder = textFolder): Promise<Texts> {
  const pictures = await loadPictures(folder)
  const targets = { addressOf: (href: string) => addressOf(href, facts), pictureOf: (file: string) => pictureOf(file, pictures) }
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort()
  const texts = await Promise.all(
    files.map(async (file) => {
      const markdown = fillIn(await readFile(join(folder, file), 'utf8'), facts)
      return parseText(file.slice(0, -'.md'.length), markdown, targets)
    }),
  )
  return { texts: new Map(texts.map((text) => [text.name, text])), pictures }
}

/** The folder of pictures is there only if a text has one. */
async function loadPictures(folder: string): Promise<Map<string, Buffer>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /^pictures\/[^/]+\.webp$/.test(file))
  return new Map(await Promise.all(files.map(async (file) => [basename(file), await readFile(join(folder, file))] as const)))
}

/** What differs from site to site. */
function fillIn(markdown: string, { site, publicUrl }: TextFacts): string {
  return markdown.replaceAll('{curatorEmail}', site.curatorEmail).replaceAll('{site}', publicUrl.replace(/\/+$/, ''))
}

/** `external:subscribe` names a row of the table of external links, which an operator may override. */
function addressOf(href: string, { site }: TextFacts): string {
  if (href.startsWith('external:')) {
    const id = externalLinkIds.find((known) => href === `external:${known}`)
    if (!id) throw new Error(`the table of external links has no ${href}`)
    return externalAddress(id, site.externalLinks)
  }
  if (!isAllowedAddress(href)) throw new Error(`${href} is not an address: /…, #…, https://…, mailto:… or external:…`)
  return href
}

/** Of a picture of the light theme, `x-light.webp`, the dark one is `x-dark.webp`. */
function pictureOf(file: string, pictures: ReadonlyMap<string, Buffer>) {
  const name = file.replace(/^pictures\//, '')
  const { src, ...size } = addressOfPicture(name, pictures)
  if (!name.endsWith('-light.webp')) return { src, ...size }
  const dark = addressOfPicture(name.replace(/-light\.webp$/, '-dark.webp'), pictures)
  if (dark.width !== size.width || dark.height !== size.height) throw new Error(`${name} is not as large as the dark one`)
  return { src, darkSrc: dark.src, ...size }
}

function addressOfPicture(name: string, pictures: ReadonlyMap<string, Buffer>) {
  const picture = pictures.get(name)
  if (!picture) throw new Error(`there is no picture ${name} in the folder of pictures`)
  if (picture.length > maxPictureBytes) throw new Error(`${name} has ${picture.length} bytes, and pictures have at most ${maxPictureBytes}`)
  return { src: `/api/texts/pictures/${name}?v=${versionOf(picture)}`, ...pictureSize(picture) }
}

/** Changes with the picture, so that browsers may keep what they have loaded. */
export function versionOf(picture: Buffer): string {
  return createHash('sha256').update(picture).digest('base64url').slice(0, 22)
}

/** Width and height of a WebP picture, from its head; pages keep a place of that size until it has loaded. */
function pictureSize(picture: Buffer): { width: number; height: number } {
  const form = picture.toString('latin1', 12, 16)
  if (picture.toString('latin1', 0, 4) !== 'RIFF' || picture.toString('latin1', 8, 12) !== 'WEBP')
    throw new Error('it is not a WebP picture')
  // The three forms of the container: lossy, lossless and extended.
  if (form === 'VP8 ') return { width: picture.readUInt16LE(26) & 0x3fff, height: picture.readUInt16LE(28) & 0x3fff }
  if (form === 'VP8X') return { width: picture.readUIntLE(24, 3) + 1, height: picture.readUIntLE(27, 3) + 1 }
  const bits = picture.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
