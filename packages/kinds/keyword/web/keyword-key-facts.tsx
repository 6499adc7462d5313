import { geneOntologyCategories, plantOntologyCategories } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { KeyFact } from '@rosette/ui-kit/record/define-page.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type KeywordLinks, type KeywordRecord, linkCount } from '../contract/keyword-record.ts'
import classes from './keyword-key-facts.module.css'
import { annotationResultsPath, geneResultsPath, publicationResultsPath } from './keyword-links.ts'

/** DKEY-009. Genes of the term and genes with its child terms are two numbers, never one. */
export function keywordKeyFacts(keyword: KeywordRecord): KeyFact[] {
  const { dataToTerm, dataToChildren, childTerms } = keyword
  const direct = linkCount(dataToTerm, 'annotations')
  const below = linkCount(dataToChildren, 'annotations') - direct
  return [
    { label: 'Aspect', value: <Aspect keyword={keyword} />, context: ontologyOf(keyword), isWide: true },
    { label: 'Genes, this term', value: <CountLink keyword={keyword} of="loci" isWithChildren={false} />, context: 'annotated directly' },
    { label: 'Genes with child terms', value: <CountLink keyword={keyword} of="loci" isWithChildren />, context: 'each counted once' },
    {
      label: 'Annotations',
      value: <CountLink keyword={keyword} of="annotations" isWithChildren />,
      context: `${formatNumber(direct)} direct, ${formatNumber(below)} on child terms`,
      isWide: true,
    },
    {
      label: 'Publications',
      value: <CountLink keyword={keyword} of="publications" isWithChildren />,
      context: `${formatNumber(linkCount(dataToTerm, 'publications'))} on this term`,
    },
    { label: 'Child terms', value: formatNumber(childTerms.total), context: childTermsInWords(childTerms) },
  ]
}

const paths = { loci: geneResultsPath, publications: publicationResultsPath, annotations: annotationResultsPath }

type CountLinkProps = { keyword: KeywordRecord; of: KeywordLinks['displayName']; isWithChildren: boolean }

/** A count that leads to what it counts (DKEY-007); nothing to open at 0. */
export function CountLink({ keyword, of, isWithChildren }: CountLinkProps) {
  const count = linkCount(isWithChildren ? keyword.dataToChildren : keyword.dataToTerm, of)
  if (count === 0) return '0'
  return <PageLink href={paths[of](keyword, { isWithChildren })}>{formatNumber(count)}</PageLink>
}

const marks: Readonly<Record<string, string>> = {
  'biological process': 'var(--bp)',
  'molecular function': 'var(--mf)',
  'cellular component': 'var(--cc)',
}

function Aspect({ keyword: { summary } }: { keyword: KeywordRecord }) {
  const colour = ontologyOf({ summary }) === 'Plant Ontology' ? 'var(--po)' : marks[summary.kwType]
  return (
    <>
      {colour && <i className={classes.mark} style={{ background: colour }} aria-hidden />}
      {summary.kwType}
    </>
  )
}

function ontologyOf({ summary: { kwType } }: Pick<KeywordRecord, 'summary'>): string {
  if (geneOntologyCategories.some(({ category }) => category === kwType)) return 'Gene Ontology'
  return plantOntologyCategories.some(({ category }) => category === kwType) ? 'Plant Ontology' : 'not of an ontology'
}

function childTermsInWords({ total, isA, partOf }: KeywordRecord['childTerms']): string {
  if (total === 0) return 'none'
  if (partOf === 0) return 'all by is a'
  return isA === 0 ? 'all by part of' : `${formatNumber(isA)} by is a, ${formatNumber(partOf)} by part of`
}
