import { decodeEntities } from './decode-entities.ts'

/** Tags of web pages that published tables still hold: `9-<i>cis</i>`, `Ca<sup>2+</sup>`. Anything else in angle brackets is text. */
const tag = /<\/?(?:i|b|em|sup|sub)>/gi

/** A prime that was lost on the way: `3? to the polyA site`, `5?UTR`, `3?-O-methyltransferase`. A range (`5?7-fold`) lost a dash and is kept. */
const lostPrime = /(?<![\w.])([2-5])\?(?=-|\s|UTR\b)/g

/** A cell of a table as people read it. */
export function readableText(cell: string): string {
  const text = decodeEntities(cell)
  const plain = text.includes('<') ? text.replace(tag, '') : text
  return (plain.includes('?') ? plain.replace(lostPrime, '$1′') : plain).trim()
}
