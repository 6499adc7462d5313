/** A text with a typo, and the intended text. */
export type MisspeltText = { text: string; meant: string /** Whether the demo release has the word, too. */; isInDemo: boolean }

/** Letters left out, doubled, swapped and written as they sound, in names and in words. */
export const misspeltTexts: readonly MisspeltText[] = [
  { text: 'agamos', meant: 'agamous', isInDemo: true },
  { text: 'flowring locus t', meant: 'flowering locus t', isInDemo: true },
  { text: 'phytochrom b', meant: 'phytochrome b', isInDemo: true },
  { text: 'constanz', meant: 'constans', isInDemo: true },
  { text: 'leafey', meant: 'leafy', isInDemo: true },
  { text: 'wuschell', meant: 'wuschel', isInDemo: true },
  { text: 'pistilata', meant: 'pistillata', isInDemo: true },
  { text: 'shoot meristimless', meant: 'shoot meristemless', isInDemo: true },
  { text: 'cryptocrome 2', meant: 'cryptochrome 2', isInDemo: true },
  { text: 'gigantia', meant: 'gigantea', isInDemo: true },
  { text: 'terminal flwoer 1', meant: 'terminal flower 1', isInDemo: true },
  { text: 'etylene insensitive 2', meant: 'ethylene insensitive 2', isInDemo: true },
  { text: 'apetella 3', meant: 'apetala 3', isInDemo: true },
  { text: 'argonoute', meant: 'argonaute', isInDemo: false },
  { text: 'abscisic acid recepter', meant: 'abscisic acid receptor', isInDemo: false },
  { text: 'celulose synthase', meant: 'cellulose synthase', isInDemo: false },
  { text: 'chalcone sintase', meant: 'chalcone synthase', isInDemo: false },
  { text: 'auxin eflux carrier', meant: 'auxin efflux carrier', isInDemo: false },
  { text: 'histone deacetilase', meant: 'histone deacetylase', isInDemo: false },
  { text: 'circadien clock', meant: 'circadian clock', isInDemo: true },
]
