import ontologyTerms from '../../../../data/demo/ontology-terms.json' with { type: 'json' }
import processTerms from '../../../../data/demo/process-terms.json' with { type: 'json' }

export type DemoTerm = (typeof ontologyTerms)[number]

/** A few terms of both ontologies under their true ids and names. Definitions are in our words, and edges pass over terms in between. */
export const fewTerms: readonly DemoTerm[] = ontologyTerms

/** More terms of biological processes, so that an enrichment has enough to compare. */
export const moreProcesses: readonly DemoTerm[] = processTerms

export const demoTerms: readonly DemoTerm[] = [...fewTerms, ...moreProcesses]
