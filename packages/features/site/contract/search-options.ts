import type { FormCategory } from '@rosette/kinds/registry/search-entries.ts'
import type { FormPath } from './site-pages.ts'

/** The searches that the home page and /search/overview offer, in the order of document 3, section 2.1 (SHELL-034). */
export const searchOptions = [
  { id: 'dna', label: 'DNA/Clones', path: '/search/dna', description: 'Clones, vectors, ends, GenBank accessions' },
  { id: 'genes', label: 'Genes', path: '/search/genes', description: 'Name, description, phenotype, GO and PO terms, map range' },
  { id: 'protein', label: 'Proteins', path: '/search/protein', description: 'Length, mass, pI, domains, structural class' },
  {
    id: 'polyallele',
    label: 'Polymorphisms and Alleles',
    path: '/search/polyallele',
    description: 'Type, site, mutagen, inheritance, allele mode',
  },
  { id: 'publication', label: 'Publications', path: '/search/publication', description: 'Author, title, loci, PubMed ID, DOI' },
  { id: 'community', label: 'People/Labs', path: '/search/community', description: 'Researchers, labs and organizations' },
  { id: 'germplasm', label: 'Seeds/Germplasms', path: '/search/germplasm', description: 'Lines and pools, background, mutagen, stocks' },
  { id: 'keyword', label: 'Keyword', path: '/search/keyword', description: 'Gene Ontology and Plant Ontology terms' },
] as const satisfies readonly { id: FormCategory; label: string; path: FormPath; description: string }[]

export type SearchOptionId = (typeof searchOptions)[number]['id']
