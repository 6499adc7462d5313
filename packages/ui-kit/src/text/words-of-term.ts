/** Terms of the Sequence Ontology for people: `splice_donor_variant` → `splice donor`, `5_prime_UTR_variant` → `5′ UTR`. */
export function wordsOfTerm(term: string): string {
  return term
    .replace(/_variant$/, '')
    .replace('_prime', '′')
    .replace('inframe', 'in-frame')
    .replace('non_coding', 'non-coding')
    .replaceAll('_', ' ')
}
