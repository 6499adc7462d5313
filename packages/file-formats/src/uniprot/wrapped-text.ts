/**
 * Lines of the flat file as one text. They are wrapped at spaces and after hyphens: `NF-` and `YB3)` are one word, unless a suspended
 * hyphen came before a space (`alpha- and beta-tubulin`).
 */
export function joinWrapped(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const next = line.trim()
    if (text === '' || next === '') return text + next
    // Residues of a variant are wrapped anywhere.
    const isOneWord = (/\S-$/.test(text) && !/^(?:and|or|to|but|as|versus)\b/.test(next)) || /[A-Z]{20}$/.test(text)
    return `${text}${isOneWord ? '' : ' '}${next}`
  }, '')
}

/** A text without its evidence tags, and the tags as written: `ECO:0000269|PubMed:15254538`, `ECO:0000305`. */
export type EvidencedText = { text: string; evidence: string[] }

export function splitEvidence(tagged: string): EvidencedText {
  const evidence: string[] = []
  const text = tagged.replaceAll(/(\.?)\s*\{(ECO:[^{}]*)\}(\.?)/g, (_, before: string, tags: string, after: string) => {
    evidence.push(...tags.split(',').map((tag) => tag.trim()))
    // The stop of a sentence stands before its tags, and once more behind them.
    return before || after
  })
  return { text: text.trim(), evidence: [...new Set(evidence)] }
}
