import { messageOf } from '@rosette/contract-kit/message-of.ts'

/** `report` names the file in `.reports` that says which tests of a step failed. */
export type Step = { title: string; run: () => Promise<number>; report?: string }

/** Runs every step even if an earlier one failed, and tells how each ended and how long it took. Answers those that failed. */
export async function runSteps(steps: readonly Step[]): Promise<Step[]> {
  const failed: Step[] = []
  for (const step of steps) {
    process.stdout.write(`\n== ${step.title}\n`)
    const began = performance.now()
    const code = await step.run().catch((error: unknown) => {
      process.stderr.write(`${messageOf(error)}\n`)
      return 1
    })
    if (code !== 0) failed.push(step)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    process.stdout.write(`== ${step.title}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`)
  }
  return failed
}
