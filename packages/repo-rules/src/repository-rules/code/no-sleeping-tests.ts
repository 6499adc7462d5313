import { eachFile, lineAt, type Rule } from '../rule.ts'

/** A sleep is too short on a busy machine and lost time on an idle one: a browser test waits for what it expects, or moves the page's clock. */
export const noSleepingTests: Rule = eachFile(
  (path) => /^e2e\/src\/.*\.ts$/.test(path),
  ({ text }) =>
    [...text.matchAll(/\b(waitForTimeout|(?<!test\.)setTimeout)\(|node:timers/g)].map(({ index }) => ({
      line: lineAt(text, index),
      reason: 'a browser test sleeps; let it wait for a condition or use page.clock',
    })),
)
