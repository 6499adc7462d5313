/** From where on a gene counts as expressed: 1 TPM is the usual limit. Signals of arrays and ratios have none. */
export function expressedFrom(unit: string): number | null {
  return /^(TPM|FPKM|RPKM|CPM)$/i.test(unit) ? 1 : null
}
