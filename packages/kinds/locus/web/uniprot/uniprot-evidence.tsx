import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { Fragment, type ReactNode } from 'react'
import type { UniprotEvidence } from '../../contract/locus-uniprot.ts'
import { citedArticles } from './cited-articles.ts'
import { evidenceWord, isExperiment } from './evidence-words.ts'
import classes from './uniprot-texts.module.css'

const mostShown = 3

/** How a text is known: a filled mark for experiments, a hollow one with its word for all else, and what each rests on. */
export function EvidenceCell({ evidence, text = '' }: { evidence: readonly UniprotEvidence[]; text?: string }) {
  if (evidence.length === 0) return <span className={classes.unstated}>evidence not stated</span>
  const numbered = citedArticles(text, evidence)
  return [...Map.groupBy(evidence, ({ code }) => code)].map(([code, all]) => {
    const sources = all
      .filter(({ source, article }) => source !== null || article !== null)
      // Those that sentences name come first, by their numbers.
      .toSorted((one, other) => (numberOf(one, numbered) ?? Infinity) - (numberOf(other, numbered) ?? Infinity) || 0)
    const lines = sources.map((each) => (
      <li key={each.source ?? each.article?.pubmedId ?? each.article?.citation}>
        <Source evidence={each} number={numberOf(each, numbered)} />
      </li>
    ))
    return (
      <div key={code} className={classes.evidence}>
        <i className={classes.mark} data-experiment={isExperiment(code)} aria-hidden />
        <span title={code}>{evidenceWord(code)}</span>
        {lines.length > 0 && <ul>{lines.slice(0, mostShown)}</ul>}
        {lines.length > mostShown && (
          <details>
            <summary>and {formatNumber(lines.length - mostShown)} more</summary>
            <ul>{lines.slice(mostShown)}</ul>
          </details>
        )}
      </div>
    )
  })
}

function numberOf({ article }: UniprotEvidence, numbered: readonly number[]): number | null {
  const index = article?.pubmedId == null ? -1 : numbered.indexOf(article.pubmedId)
  return index < 0 ? null : index + 1
}

function Source({ evidence: { source, article }, number }: { evidence: UniprotEvidence; number: number | null }) {
  const head = number === null ? null : `[${number}] `
  if (article === null) return <OtherSource source={source ?? ''} />
  return (
    <>
      {head}
      <ArticleLink article={article} />
    </>
  )
}

/** The article in this release, or else at PubMed. */
function ArticleLink({ article, children }: { article: NonNullable<UniprotEvidence['article']>; children?: ReactNode }) {
  const { pubmedId, citation, publication } = article
  const words = children ?? citation ?? `PubMed ${pubmedId}`
  if (publication) return <RecordLink to={publication}>{words}</RecordLink>
  if (pubmedId === null) return words
  return (
    <OutsideLink href={`https://pubmed.ncbi.nlm.nih.gov/${pubmedId}/`} isPlain={children !== undefined}>
      {words}
    </OutsideLink>
  )
}

/** `UniProtKB:P24481` is the entry that a statement was transferred from. */
function OtherSource({ source }: { source: string }) {
  const accession = /^UniProtKB:(\w+)$/.exec(source)?.[1]
  if (accession === undefined) return source.replace(':', ' ')
  return (
    <>
      from <OutsideLink href={`https://www.uniprot.org/uniprotkb/${accession}`}>{accession}</OutsideLink>
    </>
  )
}

/** A text, with the articles that its sentences name as numbers of the list beside it. */
export function CitingText({ text, evidence }: { text: string; evidence: readonly UniprotEvidence[] }) {
  const numbered = citedArticles(text, evidence)
  // Odd parts are the PubMed IDs of one bracket.
  return text.split(/\((PubMed:\d+(?:, PubMed:\d+)*)\)/).map((part, index) => {
    if (index % 2 === 0) return part
    return (
      // Parts of a text keep their order.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>
        {part.split(', ').map((cited, at) => (
          <Fragment key={cited}>
            {at > 0 && ' '}
            <Citation pubmedId={Number(cited.slice('PubMed:'.length))} numbered={numbered} evidence={evidence} />
          </Fragment>
        ))}
      </Fragment>
    )
  })
}

type CitationProps = { pubmedId: number; numbered: readonly number[]; evidence: readonly UniprotEvidence[] }

function Citation({ pubmedId, numbered, evidence }: CitationProps) {
  const article = evidence.find((each) => each.article?.pubmedId === pubmedId)?.article ?? null
  if (article === null) return <ArticleLink article={{ pubmedId, citation: null, publication: null }} />
  const number = numbered.indexOf(pubmedId) + 1
  return (
    <ArticleLink article={article}>
      <span aria-hidden>[{number}]</span>
      <span className="visually-hidden">article {number}</span>
    </ArticleLink>
  )
}
