import { evidenceStrength } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import classes from './evidence-mark.module.css'

type EvidenceMarkProps = {
  /** Null if no file states it. */
  code: string | null
  /** The code spelled out. */
  phrase: string | null
  description: string | null
}

/** How an annotation is known: a filled mark for an experiment, half of it for one of many at once, a hollow one for anything else; code, words and what was done. */
export function EvidenceMark({ code, phrase, description }: EvidenceMarkProps) {
  if (code === null) return <span className={classes.none}>Not stated</span>
  return (
    <>
      <span className={classes.evidence}>
        <i className={classes.mark} data-strength={evidenceStrength(code)} aria-hidden />
        <abbr className={classes.code} title={phrase ?? undefined}>
          {code}
        </abbr>{' '}
        {phrase === null ? '' : shortPhrase(phrase)}
      </span>
      {description && <span className={classes.description}>{description}</span>}
    </>
  )
}

/** `inferred from mutant phenotype` → `mutant phenotype`: the code says that it was inferred. */
function shortPhrase(phrase: string): string {
  return phrase.replace(/^inferred from /, '')
}
