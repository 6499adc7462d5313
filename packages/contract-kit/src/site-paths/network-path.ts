import { analysisPath } from './analysis-path.ts'

/** The address of the network of a list, or of some genes; without either it asks for genes. */
export function networkPath(query: { list?: string; items?: string }): string {
  return analysisPath({ name: 'network' }, query)
}
