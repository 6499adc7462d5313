import { annotationCountQuery } from '@rosette/api-client/annotation-count-query.ts'
import { codeOfCategory, type OntologyCategory } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

/** What an annotation search asks for to list the annotations of a record to one ontology. */
export function annotationCriteria(name: string, categories: readonly OntologyCategory[]) {
  return { gene_name: withoutModelNumber(name), keyword_types: categories.map(({ category }) => codeOfCategory(category)) }
}

/** DLOCUS-019: `AT1G01010.12` → `AT1G01010`; loci are annotated, not their gene models. */
export function withoutModelNumber(name: string): string {
  return name.replace(/\.\d+$/, '')
}

/**
 * The number of annotations in the list that a link opens; undefined until the search has answered. The criteria are also stored under
 * the name that the documents give them (DLOCUS-017), which nothing here reads: of two tabs, the last one has it.
 */
export function useAnnotationCount(
  criteria: ReturnType<typeof annotationCriteria>,
  storedAs: string,
  isWanted: boolean,
): number | undefined {
  const { data } = useQuery({ ...annotationCountQuery(criteria), enabled: isWanted })
  const text = JSON.stringify(criteria)
  useEffect(() => {
    if (isWanted) localStorage.setItem(storedAs, text)
  }, [storedAs, text, isWanted])
  return data?.total
}
