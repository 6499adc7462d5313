import ontologyTerms from '../../../../data/demo/ontology-terms.json' with { type: 'json' }
import processTerms from '../../../../data/demo/process-terms.json' with { type: 'json' }

export type DemoTerm = (typeof ontologyTerms)[number] & { replacedBy?: readonly string[] }

/** A few terms of both ontologies under their true ids and names. Definitions are in our words, and edges pass over terms in between. */
export const fewTerms: readonly DemoTerm[] = ontologyTerms

/** More terms of biological processes, so that an enrichment has enough to compare. */
export const moreProcesses: readonly DemoTerm[] = processTerms

const bare = { namespace: 'biological_process', synonyms: [], relationships: [], alternativeIds: [], consider: [], tairKeywordId: null }

/** A term that TAIR's slim groups others by, and the one that has replaced it since. Nothing is annotated to either. */
const replacedTerms: readonly DemoTerm[] = [
  {
    ...bare,
    id: 'GO:0000003',
    name: 'obsolete reproduction',
    definition: 'OBSOLETE. How living beings bring forth others of their kind.',
    isA: [],
    isObsolete: true,
    replacedBy: ['GO:0022414'],
  },
  {
    ...bare,
    id: 'GO:0022414',
    name: 'reproductive process',
    definition: 'What contributes to bringing forth new individuals.',
    isA: ['GO:0008150'],
    isObsolete: false,
  },
]

export const demoTerms: readonly DemoTerm[] = [...fewTerms, ...moreProcesses, ...replacedTerms]
