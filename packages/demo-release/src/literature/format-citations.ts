import type { DemoLocus } from '../genome/demo-locus.ts'
import { type DemoCitation, famousCitations } from './famous-citations.ts'

const types = ['book', 'research_article', 'review', 'dissertation', 'press_article', 'comment', 'abstract', 'book_chapter', 'erratum']

// TAIR's numbers lie far below, minted keys above.
const firstReference = 900_000_001

/** How many loci each made-up publication tells of: around the numbers from which a list is cut (DETAIL-039), and one with very many. */
const lociOfMadeUp = [19, 20, 21, 30, 120, 0, 1, 2, 3]

/** When the made-up ones were modified: on both sides of the 14 days that recent literature covers. */
const daysAgoOfMadeUp = [0, 1, 2, 5, 10, 13, 14, 15, 40]

/**
 * Titles, authors and journals. Famous articles are true; one publication of each type and one of the year of the release are made up; of
 * three nothing is known but the number, of two of them that of PubMed (PubMed itself counts to 40 million).
 */
export function formatCitations(asOf: Date): string[] {
  const header =
    'reference_id title authors publication_type pub_name publication_year volume issue page_start doi pubmed_id date_last_modified'
  return [
    header.replaceAll(' ', '\t'),
    ...[...famousCitations, ...madeUp(), unknown, ofThisYear(asOf), ...ofPubmed].map((citation) => formatLine(citation, asOf)),
  ]
}

/** What another list says of an article that is otherwise known by its number only, and of one whose title is known. */
export function formatBibliography(): string[] {
  return [
    'pubmed_id title authors journal year doi source'.replaceAll(' ', '\t'),
    [
      '9657154',
      'The late elongated hypocotyl mutation of Arabidopsis disrupts circadian rhythms and the photoperiodic control of flowering.',
      'Schaffer R.; Ramsay N.; Samach A.; Corden S.; Putterill J.; Carre I.A.; Coupland G.',
      'Cell',
      '1998',
      '10.1016/s0092-8674(00)81465-8',
      'UniProt',
    ].join('\t'),
    ['1973265', 'Another title of a known article', '', '', '1991', '', 'PlantSEED'].join('\t'),
    // PubMed knows it, too, and has an abstract.
    ['99999901', 'A made-up title of a list', '', '', '2021', '', 'demo'].join('\t'),
  ]
}

/** Lines of the file of publications, in its layout, for the loci that the made-up ones tell of. */
export function formatMadeUpPublications(loci: readonly DemoLocus[]): string[] {
  const names = loci.filter((locus) => locus.name.includes('G9')).map((locus) => locus.name)
  const ofLoci = lociOfMadeUp.flatMap((count, index) =>
    names.slice(index, index + count).map((name) => `"${name}"\t${firstReference + index}\t"0"\t${2016 + index}`),
  )
  // Some lines of the official file name a gene model.
  return [...ofLoci, `"${names[0]}.1"\t${firstReference}\t"0"\t2016`]
}

function madeUp(): DemoCitation[] {
  return types.map((type, index) => ({
    referenceId: firstReference + index,
    title: `Demonstration of a publication of the type ${type.replaceAll('_', ' ')}, made up`,
    authors: Array.from({ length: index === 4 ? 40 : index + 1 }, (_, number) => `Demonstrator ${String.fromCharCode(65 + (number % 26))}`),
    type,
    pubName: 'Journal of Demonstrations',
    year: 2016 + index,
    volume: '1',
    page: String(index + 1),
    doi: null,
    pubmedId: 0,
    daysAgo: daysAgoOfMadeUp[index] ?? 100,
  }))
}

const unknown: DemoCitation = {
  referenceId: firstReference + types.length,
  title: null,
  authors: [],
  type: null,
  pubName: null,
  year: null,
  volume: null,
  page: null,
  doi: null,
  pubmedId: null,
}

const ofPubmed: readonly DemoCitation[] = [
  { ...unknown, referenceId: firstReference + types.length + 2, pubmedId: 99_999_901, daysAgo: 4 },
  { ...unknown, referenceId: firstReference + types.length + 3, pubmedId: 99_999_902 },
]

function ofThisYear(asOf: Date): DemoCitation {
  return {
    ...unknown,
    referenceId: firstReference + types.length + 1,
    title: 'Demonstration of a publication of this year, with the β subunit of a made-up enzyme',
    authors: ['Demonstrator Γ'],
    type: 'research_article',
    pubName: 'Journal of Demonstrations',
    year: asOf.getUTCFullYear(),
    daysAgo: 3,
  }
}

function formatLine(citation: DemoCitation, asOf: Date): string {
  const { referenceId, title, authors, type, pubName, year, volume, page, doi, pubmedId, daysAgo } = citation
  const modified = daysAgo === undefined ? null : new Date(asOf.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  return [referenceId, title, authors.join('; '), type, pubName, year, volume, null, page, doi, pubmedId, modified]
    .map((cell) => cell ?? '')
    .join('\t')
}
