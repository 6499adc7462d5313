/**
 * `10383917` → `10,383,917`, with at most three decimals. Written by hand because every page does it: the first formatter of `Intl` reads
 * data of the language, for as long as it takes to render a section.
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals = ''] = value.toFixed(3).split('.')
  const shown = decimals.replace(/0+$/, '')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${shown && `.${shown}`}`
}
