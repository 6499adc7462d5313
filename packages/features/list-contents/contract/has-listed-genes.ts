/** Whether the address of an analysis names genes: a stored list, or some ids. Without them its page asks for some. */
export function hasListedGenes(params: { has(name: string): boolean }): boolean {
  return params.has('list') || params.has('items')
}
