/** One line of the file of citations: what a library knows of a publication. */
export type DemoCitation = {
  referenceId: number
  title: string | null
  authors: readonly string[]
  type: string | null
  pubName: string | null
  year: number | null
  volume: string | null
  page: string | null
  doi: string | null
  pubmedId: number | null
  /** When the record was last modified, before the day of the release; left out if nobody recorded it. */
  daysAgo?: number
}

type Famous = readonly [referenceId: number, pubmedId: number, year: number, place: string, authors: string, title: string, doi?: string]

// Written by hand from the articles themselves; the numbers are those that the famous genes cite.
const articles: readonly Famous[] = [
  [
    5621,
    1973265,
    1990,
    'Nature 346 35',
    'Yanofsky MF; Ma H; Bowman JL; Drews GN; Feldmann KA; Meyerowitz EM',
    'The protein encoded by the Arabidopsis homeotic gene agamous resembles transcription factors',
    '10.1038/346035a0',
  ],
  [
    5700,
    2535466,
    1989,
    'The Plant Cell 1 37',
    'Bowman JL; Smyth DR; Meyerowitz EM',
    'Genes directing flower development in Arabidopsis',
    '10.1105/tpc.1.1.37',
  ],
  [
    948,
    10583961,
    1999,
    'Science 286 1962',
    'Kardailsky I; Shukla VK; Ahn JH; Dagenais N; Christensen SK; Nguyen JT; Chory J; Harrison MJ; Weigel D',
    'Activation tagging of the floral inducer FT',
    '10.1126/science.286.5446.1962',
  ],
  [
    949,
    10583960,
    1999,
    'Science 286 1960',
    'Kobayashi Y; Kaya H; Goto K; Iwabuchi M; Araki T',
    'A pair of related genes with antagonistic roles in mediating flowering signals',
    '10.1126/science.286.5446.1960',
  ],
  [
    1921,
    9865698,
    1998,
    'Cell 95 805',
    'Mayer KF; Schoof H; Haecker A; Lenhard M; Jürgens G; Laux T',
    'Role of WUSCHEL in regulating stem cell fate in the Arabidopsis shoot meristem',
  ],
  [
    1512,
    10330478,
    1999,
    'The Plant Cell 11 949',
    'Michaels SD; Amasino RM',
    'FLOWERING LOCUS C encodes a novel MADS domain protein that acts as a repressor of flowering',
    '10.1105/tpc.11.5.949',
  ],
  [
    5398,
    1350515,
    1992,
    'Cell 69 843',
    'Weigel D; Alvarez J; Smyth DR; Yanofsky MF; Meyerowitz EM',
    'LEAFY controls floral meristem identity in Arabidopsis',
  ],
  [
    4469,
    7697715,
    1995,
    'Cell 80 847',
    'Putterill J; Robson F; Lee K; Simon R; Coupland G',
    'The CONSTANS gene of Arabidopsis promotes flowering and encodes a protein showing similarities to zinc finger transcription factors',
  ],
  [
    5066,
    8211181,
    1993,
    'Science 262 539',
    'Chang C; Kwok SF; Bleecker AB; Meyerowitz EM',
    'Arabidopsis ethylene-response gene ETR1: similarity of product to two-component regulators',
  ],
]

export const famousCitations: readonly DemoCitation[] = articles.map(([referenceId, pubmedId, year, place, authors, title, doi]) => {
  const [, pubName = '', volume = '', page = ''] = /^(.+) (\d+) (\d+)$/.exec(place) ?? []
  return {
    referenceId,
    pubmedId,
    year,
    title,
    authors: authors.split('; '),
    type: 'research_article',
    pubName,
    volume,
    page,
    doi: doi ?? null,
  }
})
