/** FPOLY-008: inside a gene, beside one (its promoter), or between genes. */
export const mutationSites = ['gene', 'genic_region', 'intergenic_region'] as const

export type MutationSite = (typeof mutationSites)[number]

export function parseMutationSite(text: string): MutationSite | null {
  return mutationSites.find((site) => site === text) ?? null
}

export function formatMutationSite(site: MutationSite): string {
  return site.replaceAll('_', ' ')
}
