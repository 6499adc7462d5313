import { externalLinks } from '@rosette/features/site/contract/external-links.ts'
import { askAddresses, isGood } from '../external/ask-addresses.ts'

// Does every address of the table of external links answer (TEXT-007)? Needs the internet, so it runs by hand: npm run check:external
// Exits with 1 if one does not. Answers that refuse programs (401, 403, 405, 429) are reported, but do not fail.
const wanted = Object.entries(externalLinks).filter(([, address]) => /^https?:/.test(address))
const answers = await askAddresses(wanted.map(([, address]) => address))
let failures = 0
for (const [id, address] of wanted) {
  const answer = answers.get(address)
  const isFine = answer !== undefined && isGood(answer)
  if (!isFine) failures += 1
  const moved = answer?.movedTo ? `, now ${answer.movedTo}` : ''
  process.stdout.write(`${isFine ? 'ok    ' : 'FAILED'} ${id}: ${address} (${answer?.status ?? answer?.error}${moved})\n`)
}
process.stdout.write(`${wanted.length - failures} of ${wanted.length} addresses answer.\n`)
process.exitCode = failures === 0 ? 0 : 1
