import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type ProductPicture = {
  name: string
  /** What stands for it in words. */
  says: string
  /** The folders that draw its page. */
  renderedBy: readonly string[]
}

const results = ['packages/features/results/web', 'packages/ui-kit/src/results']

/** The pages that the README shows, each in the light and the dark theme. */
export const readmePictures: readonly ProductPicture[] = [
  { name: 'home', says: 'The home page with its search box', renderedBy: ['apps/web/src/home', 'apps/web/src/shell'] },
  { name: 'results', says: 'Results of a search, with filters', renderedBy: results },
  {
    name: 'locus',
    says: 'The page of a locus with its gene picture',
    renderedBy: ['packages/kinds/locus/web', 'packages/ui-kit/src/record'],
  },
  { name: 'keyword', says: 'The page of a GO term', renderedBy: ['packages/kinds/keyword/web', 'packages/ui-kit/src/record'] },
  { name: 'blast', says: 'The result of a BLAST search', renderedBy: ['packages/features/blast/web'] },
  { name: 'form', says: 'The search form for genes', renderedBy: ['packages/features/search/web', 'packages/ui-kit/src/form'] },
  { name: 'enrichment', says: 'The terms that the genes of a list have in common', renderedBy: ['packages/features/enrichment/web'] },
  { name: 'mutants', says: 'Insertion lines to order for the genes of a list', renderedBy: ['packages/features/mutants/web'] },
]

/** The parts of pages that the help shows, likewise. */
export const helpPictures: readonly ProductPicture[] = [
  { name: 'search-box', says: 'The search box with “ag” typed and records suggested below it', renderedBy: ['apps/web/src/shell'] },
  { name: 'filters', says: 'Filters beside a list of genes; one value is ticked and stands above the list', renderedBy: results },
  { name: 'ids-left-out', says: 'A note above the results names an id of the list and why it was left out', renderedBy: results },
  {
    name: 'sequence',
    says: 'The exons of a gene model as a strip, and its sequence below with the exons shaded in turn',
    renderedBy: ['packages/kinds/locus/web', 'packages/ui-kit/src/sequence'],
  },
  {
    name: 'hits',
    says: 'The hits of a BLAST search as bars along the query, coloured by score',
    renderedBy: ['packages/features/blast/web'],
  },
  {
    name: 'citation',
    says: 'Download and cite: files, the citation in words and a lasting link',
    renderedBy: ['packages/ui-kit/src/reuse'],
  },
  {
    name: 'list-report',
    says: 'The report on eight pasted ids: how many loci they are, and how many lines each group has',
    renderedBy: ['packages/features/lists/web/new-list'],
  },
  {
    name: 'compared-lists',
    says: 'Two lists as an UpSet picture: a bar for each part and dots for the lists it is in',
    renderedBy: ['packages/features/lists/web/compare', 'packages/ui-kit/src/pictures/upset'],
  },
  {
    name: 'term-dots',
    says: 'The best terms of a list as dots: position for fold, size for genes, colour for q',
    renderedBy: ['packages/features/enrichment/web/pictures'],
  },
  {
    name: 'mutant-lines',
    says: 'Insertion lines by gene, with the part that each hits, its zygosity and the day of deposit',
    renderedBy: ['packages/features/mutants/web'],
  },
]

export const pictureThemes = ['light', 'dark'] as const

/** Kept beside the pictures: for which version each was taken, and what its page was rendered by then. */
export type TakenPictures = Record<string, { version: string; sources: string }>

type Theme = (typeof pictureThemes)[number]

export function readmePictureFile(name: string, theme: Theme): string {
  return `docs/pictures/${name}-${theme}.png`
}

export function helpPictureFile(name: string, theme: Theme): string {
  return `texts/pictures/${name}-${theme}.webp`
}

/** Changes with any source of the page; tests are none. */
export function hashSources(root: string, { renderedBy }: Pick<ProductPicture, 'renderedBy'>): string {
  const files = renderedBy.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** The pictures whose page has changed, if more than one version was released since they were taken. */
export function outdatedPictures(taken: TakenPictures, current: Readonly<Record<string, string>>, releases: readonly string[]): string[] {
  return [...readmePictures, ...helpPictures]
    .map(({ name }) => name)
    .filter((name) => {
      const picture = taken[name]
      if (!picture) return true
      // Newest first. A version that is not released yet has none after it.
      const releasedSince = releases.indexOf(picture.version)
      return picture.sources !== current[name] && releasedSince > 1
    })
}
