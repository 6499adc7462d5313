/** The address of the mutants to order of a list, or of some genes; without either it asks for genes. */
export function mutantsPath(query: { list?: string; items?: string; alleles?: 'all' }): string {
  const params = new URLSearchParams(query)
  return params.size > 0 ? `/tools/mutants?${params}` : '/tools/mutants'
}
