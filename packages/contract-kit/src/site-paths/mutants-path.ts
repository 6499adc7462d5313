import { analysisPath } from './analysis-path.ts'

/** The address of the mutants to order of a list, or of some genes; without either it asks for genes. */
export function mutantsPath(query: { list?: string; items?: string; alleles?: 'all' }): string {
  return analysisPath({ name: 'mutants' }, query)
}
