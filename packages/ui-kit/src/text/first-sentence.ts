const longestLead = 240

/** The first sentence of a description. An abbreviation or a species name does not end it; a very long one is cut at a word. */
export function firstSentence(text: string): string {
  const end = /(?<![A-Z]|\b(?:e\.g|i\.e|cf|et al|sp|var|ssp))[.](?=\s+[A-Z0-9])/.exec(text)
  const sentence = end ? `${text.slice(0, end.index)}.` : text
  if (sentence.length <= longestLead) return sentence
  return `${sentence.slice(0, sentence.lastIndexOf(' ', longestLead))} …`
}
