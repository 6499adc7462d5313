import type { ResultCategoryName, ResultSource } from '@rosette/kinds/registry/search-cards.ts'
import { type Control, choices } from './condition.ts'
import { geneForm, proteinForm } from './gene-forms.ts'
import { annotationForm, chosenGenes, isListedLocus } from './listing-forms.ts'
import { communityForm, keywordForm, protocolForm, publicationForm, transposonForm } from './literature-forms.ts'
import type { SearchDocument, SearchDocuments } from './search-documents.ts'
import { cloneForm, ecotypeForm, germplasmForm, vectorForm } from './stock-forms.ts'
import { markerForm, polymorphismForm } from './variant-forms.ts'

export type Form = {
  controls: readonly Control[]
  /** What is found at all, whatever is asked for. */
  isListed?(document: SearchDocument, asked: Readonly<Record<string, unknown>>): boolean
}

/** Lists of all records, for pages that browse them. */
export const lists = { genesymbol: { kind: 'genesymbol' }, transposonfamily: { kind: 'transposonfamily' } } as const satisfies Record<
  string,
  ResultSource
>

/** The forms by the category that they search (document 3, section 3.1); lists of chosen genes need the genes. */
export function formsOf(loci: SearchDocuments): Readonly<Record<ResultCategoryName | keyof typeof lists, Form>> {
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
    // RESULTS-035: the list is asked for by platform.
    microarray: {
      controls: [chosenGenes(loci, 'locus'), choices('platform', 'platform', { isSingle: true, words: ['Affymetrix ATH1', 'CATMA'] })],
    },
    annotations: { controls: annotationForm(loci) },
    genesymbol: { controls: [] },
    transposonfamily: { controls: [] },
  }
}
