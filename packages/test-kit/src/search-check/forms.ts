import { cardOf, type ResultCategoryName, type ResultSource } from '@rosette/kinds/registry/search-cards.ts'
import { type Control, choices, textRows } from './condition.ts'
import { geneForm, proteinForm } from './gene-forms.ts'
import { annotationForm, chosenGenes, isListedLocus } from './listing-forms.ts'
import { communityForm, keywordForm, protocolForm, publicationForm, transposonForm } from './literature-forms.ts'
import { type Schema, schemaOf } from './schema-values.ts'
import type { SearchDocument, SearchDocuments } from './search-documents.ts'
import { cloneForm, ecotypeForm, germplasmForm, vectorForm } from './stock-forms.ts'
import { markerForm, polymorphismForm } from './variant-forms.ts'

export type Form = {
  controls: readonly Control[]
  /** What is found at all, whatever is requested. */
  isListed?(document: SearchDocument, criteria: Readonly<Record<string, unknown>>): boolean
}

/** Lists of all records, for pages that browse them. */
export const lists = { genesymbol: { kind: 'genesymbol' }, transposonfamily: { kind: 'transposonfamily' } } as const satisfies Record<
  string,
  ResultSource
>

type FormName = ResultCategoryName | keyof typeof lists

/** The form that searches a category: the one written down here, or, for a kind that the specification does not know, what its criteria name. */
export function formOf(name: FormName, source: ResultSource, loci: SearchDocuments): Form {
  return formsOf(loci)[name] ?? { controls: textsByName(schemaOf(cardOf(source).criteria)) }
}

/** The forms by the category that they search (document 3, section 3.1); lists of chosen genes need the genes. */
function formsOf(loci: SearchDocuments): Readonly<Partial<Record<FormName, Form>>> {
  return {
    genes: { controls: geneForm, isListed: isListedLocus },
    dna: { controls: cloneForm },
    vector: { controls: vectorForm },
    keyword: { controls: keywordForm },
    protein: { controls: proteinForm },
    polyallele: { controls: polymorphismForm },
    ecotype: { controls: ecotypeForm },
    community: { controls: communityForm },
    germplasm: { controls: germplasmForm },
    markers: { controls: markerForm },
    transposon: { controls: transposonForm },
    publication: { controls: publicationForm },
    protocol: { controls: protocolForm },
    descriptions: { controls: [chosenGenes(loci, 'locusName')] },
    locus_history: { controls: [chosenGenes(loci, 'locus')] },
    // RESULTS-035: the list is requested by platform.
    microarray: {
      controls: [chosenGenes(loci, 'locus'), choices('platform', 'platform', { isSingle: true, words: ['Affymetrix ATH1', 'CATMA'] })],
    },
    annotations: { controls: annotationForm(loci) },
    mutants: {
      controls: [
        chosenGenes(loci, 'locus_name'),
        choices('locus_name', 'locus_name', { isSingle: true }),
        choices('line', 'line', { isSingle: true }),
      ],
    },
    genesymbol: { controls: [] },
    transposonfamily: { controls: [] },
  }
}

/**
 * Rows of texts, each type compared with the field of its name: what `npm run new:kind` writes. Any further criterion is requested by no control,
 * which the check reports; then the form is written down above.
 */
function textsByName({ properties = {} }: Schema): readonly Control[] {
  const types = properties.searchTerms?.items?.properties?.search_type?.enum ?? []
  return textRows('searchTerms', Object.fromEntries(types.map((type) => [String(type), [String(type)]])))
}
