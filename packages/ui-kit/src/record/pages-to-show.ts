export type ShownPage = number | 'gap-before' | 'gap-after'

/** First, last, and the neighbours of the current page; a gap stands for at least two pages left out. */
export function pagesToShow(page: number, pages: number): ShownPage[] {
  const near = (other: number) => Math.abs(other - page) <= 1
  const shown: ShownPage[] = []
  for (let other = 1; other <= pages; other += 1) {
    const fillsGap = (other === 2 && page <= 4) || (other === pages - 1 && page >= pages - 3)
    if (other === 1 || other === pages || near(other) || fillsGap) shown.push(other)
    else if (other === 2) shown.push('gap-before')
    else if (other === pages - 1) shown.push('gap-after')
  }
  return shown
}
