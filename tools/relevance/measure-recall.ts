import type { BiologistQuestion } from './biologist-questions.ts'

/** The first hits for a question, by the name of the locus. */
export type Hits = readonly string[]
export type AnsweredQuestion = BiologistQuestion & {
  site: Hits
  baseline: Hits
  /** Expected loci of which the files do not have all words of the question. */
  unsaid: readonly string[]
}

type Finder = 'site' | 'baseline'
export type Recall = {
  questions: number
  genes: number
  unsaid: number
  /** The mean over questions of the share of expected genes among the first hits. */
  all: Record<Finder, number>
  /** The same without the genes of which the files do not have the words. */
  said: Record<Finder, number>
}

export function measureRecall(questions: readonly AnsweredQuestion[]): Recall {
  const counted = questions.flatMap(({ genes }) => Object.values(genes))
  const meanOf = (finder: Finder, isCounted: (question: AnsweredQuestion, locus: string) => boolean) => {
    const shares = questions.flatMap((question) => {
      const wanted = Object.values(question.genes).filter((locus) => isCounted(question, locus))
      return wanted.length === 0 ? [] : wanted.filter((locus) => question[finder].includes(locus)).length / wanted.length
    })
    return shares.reduce((sum, share) => sum + share, 0) / shares.length
  }
  const isSaid = ({ unsaid }: AnsweredQuestion, locus: string) => !unsaid.includes(locus)
  return {
    questions: questions.length,
    genes: counted.length,
    unsaid: questions.reduce((sum, { unsaid }) => sum + unsaid.length, 0),
    all: { site: meanOf('site', () => true), baseline: meanOf('baseline', () => true) },
    said: { site: meanOf('site', isSaid), baseline: meanOf('baseline', isSaid) },
  }
}

/** One line of a table for a set of questions. */
export function lineOf(set: string, { questions, genes, unsaid, all, said }: Recall): string {
  const figures = [all.site, all.baseline, said.site, said.baseline].map((figure) => figure.toFixed(3).padStart(8))
  return `${set.padEnd(24)}${String(questions).padStart(6)}${String(genes).padStart(7)}${String(unsaid).padStart(7)}${figures.join('  ')}`
}

export const heading = `${'set'.padEnd(24)} asked  genes unsaid    site  baseline  said: site  baseline`

/** The expected genes of a question that the site does not have among its first hits, by symbol. */
export function missedOf({ number, text, genes, site, unsaid }: AnsweredQuestion): string[] {
  const missed = Object.entries(genes).filter(([, locus]) => !site.includes(locus))
  const named = missed.map(([symbol, locus]) => (unsaid.includes(locus) ? `${symbol} (unsaid)` : symbol))
  return named.length === 0 ? [] : [`${number} ${text}: ${named.join(', ')}`]
}
